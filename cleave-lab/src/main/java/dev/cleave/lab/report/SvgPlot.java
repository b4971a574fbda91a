package dev.cleave.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A plot as SVG. Its colours are those of the page that it stands in, or, as a file by itself, its own; both follow the
 * reader's choice of light or dark.
 */
final class SvgPlot {
    private static final int WIDTH = 640;
    private static final int USUAL_LEFT = 62;
    private static final int NAMES_LEFT = 170;
    private static final int NAME = 24;
    private static final int TOP = 34;
    private static final int HEIGHT = 250;
    private static final int BELOW = 50;
    private static final int LEGEND = 20;
    private static final int LEGEND_COLUMNS = 2;

    private final Plot plot;
    private final int left;
    private final int right;
    private final int tall;
    private final StringBuilder out = new StringBuilder();

    private SvgPlot(Plot plot) {
        this.plot = plot;
        int names = plot.left().names().size();
        this.left = names > 0 ? NAMES_LEFT : USUAL_LEFT;
        this.right = WIDTH - (plot.right().isPresent() ? USUAL_LEFT : 16);
        this.tall = names > 0 ? NAME * (names + 1) : HEIGHT;
    }

    /** To stand in a page that has the style. */
    static String inline(Plot plot) {
        return new SvgPlot(plot).draw("");
    }

    /** By itself. */
    static String file(Plot plot) {
        return new SvgPlot(plot).draw("<style>" + Style.plots() + "</style>") + "\n";
    }

    private String draw(String style) {
        int rows = hasLegend() ? (plot.series().size() + LEGEND_COLUMNS - 1) / LEGEND_COLUMNS : 0;
        int height = TOP + tall + BELOW + rows * LEGEND;
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%s",
                WIDTH,
                height,
                Html.escape(plot.title()),
                style));
        text(left, 18, "title", "start", plot.title());
        horizontal();
        vertical(plot.left(), left, true);
        plot.right().ifPresent(axis -> vertical(axis, right, false));
        plot.series().forEach(this::series);
        if (hasLegend()) {
            legend();
        }
        return out.append("</svg>").toString();
    }

    /** Names at the axis say who is who. */
    private boolean hasLegend() {
        return plot.left().names().isEmpty();
    }

    private void horizontal() {
        int bottom = TOP + tall;
        line("axis", left, bottom, right, bottom);
        for (double tick : Ticks.of(plot.x())) {
            double x = x(tick);
            line("axis", x, bottom, x, bottom + 4);
            text(x, bottom + 17, "tick", "middle", Ticks.text(tick));
        }
        text((left + right) / 2.0, bottom + 35, "label", "middle", plot.x().label());
    }

    private void vertical(Plot.Axis axis, double at, boolean grid) {
        for (double tick : Ticks.of(axis)) {
            double y = y(axis, tick);
            if (grid) {
                line("grid", left, y, right, y);
            }
            text(grid ? at - 8 : at + 8, y + 4, "tick", grid ? "end" : "start", Ticks.text(axis, tick));
        }
        double x = grid ? 14 : WIDTH - 10;
        double middle = TOP + tall / 2.0;
        out.append(String.format(
                Locale.ROOT,
                "<text class=\"label\" text-anchor=\"middle\" transform=\"translate(%.1f %.1f) rotate(-90)\">%s</text>",
                x,
                middle,
                Html.escape(axis.label())));
    }

    private void series(Plot.Series series) {
        Plot.Axis axis = axis(series);
        List<Plot.Point> points = series.points();
        String path = points.stream()
                .map(point -> String.format(Locale.ROOT, "%.1f,%.1f", x(point.x()), y(axis, point.y())))
                .collect(Collectors.joining(" "));
        if (series.joined()) {
            out.append("<polyline class=\"")
                    .append(classes(series))
                    .append("\" points=\"")
                    .append(path)
                    .append("\"/>");
        }
        for (Plot.Point point : points) {
            out.append(String.format(
                    Locale.ROOT,
                    "<circle class=\"dot t%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"%s\"><title>%s: %s, %s</title></circle>",
                    series.tone(),
                    x(point.x()),
                    y(axis, point.y()),
                    series.joined() ? "2.6" : "3.6",
                    Html.escape(series.name()),
                    Ticks.text(point.x()),
                    Ticks.text(point.y())));
        }
    }

    private void legend() {
        int i = 0;
        for (Plot.Series series : plot.series()) {
            double x = left + (i % LEGEND_COLUMNS) * (right - left) / (double) LEGEND_COLUMNS;
            double y = TOP + tall + BELOW + 8 + (i / LEGEND_COLUMNS) * LEGEND;
            sample(series, x, y - 4);
            text(x + 32, y, "tick", "start", series.name());
            i++;
        }
    }

    private void sample(Plot.Series series, double x, double y) {
        out.append(
                series.joined()
                        ? String.format(
                                Locale.ROOT,
                                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                                classes(series),
                                x,
                                y,
                                x + 24,
                                y)
                        : String.format(
                                Locale.ROOT,
                                "<circle class=\"dot t%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.6\"/>",
                                series.tone(),
                                x + 12,
                                y));
    }

    private static String classes(Plot.Series series) {
        return "line t" + series.tone() + (series.dashed() ? " dashed" : "");
    }

    private Plot.Axis axis(Plot.Series series) {
        return series.onRight() ? plot.right().orElse(plot.left()) : plot.left();
    }

    private double x(double value) {
        return left + plot.x().place(value) * (right - left);
    }

    private double y(Plot.Axis axis, double value) {
        return TOP + tall * (1 - axis.place(value));
    }

    private void line(String style, double x1, double y1, double x2, double y2) {
        out.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                style,
                x1,
                y1,
                x2,
                y2));
    }

    private void text(double x, double y, String style, String anchor, String text) {
        out.append(String.format(
                Locale.ROOT,
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                style,
                x,
                y,
                anchor,
                Html.escape(text)));
    }
}

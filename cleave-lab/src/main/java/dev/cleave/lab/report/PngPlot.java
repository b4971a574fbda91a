package dev.cleave.lab.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A plot as PNG, for where SVG can't be shown. */
final class PngPlot {
    private static final List<Color> TONES = List.of(
            new Color(0x0b6e4f),
            new Color(0xb3541e),
            new Color(0x3d5a98),
            new Color(0x8a4f7d),
            new Color(0x777777),
            new Color(0xa8832a),
            new Color(0x2a8a9c),
            new Color(0xc23b4e));

    private PngPlot() {}

    static byte[] of(Plot plot) {
        XYChart chart = new XYChartBuilder()
                .width(1200)
                .height(720)
                .title(plot.title())
                .xAxisTitle(plot.x().label())
                .yAxisTitle(plot.left().label())
                .build();
        style(chart, plot);
        plot.series().forEach(series -> add(chart, series));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            BitmapEncoder.saveBitmap(chart, out, BitmapFormat.PNG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static void style(XYChart chart, Plot plot) {
        chart.getStyler()
                .setChartBackgroundColor(Color.WHITE)
                .setLegendPosition(Styler.LegendPosition.OutsideS)
                .setLegendLayout(Styler.LegendLayout.Horizontal);
        chart.getStyler().setXAxisMin(plot.x().from()).setXAxisMax(plot.x().to());
        chart.getStyler()
                .setXAxisLogarithmic(plot.x().log())
                .setYAxisLogarithmic(plot.left().log());
        chart.getStyler()
                .setYAxisMin(0, plot.left().from())
                .setYAxisMax(0, plot.left().to());
        names(chart, plot);
        plot.right().ifPresent(axis -> {
            chart.setYAxisGroupTitle(1, axis.label());
            chart.getStyler().setYAxisMin(1, axis.from()).setYAxisMax(1, axis.to());
            chart.getStyler().setYAxisGroupPosition(1, Styler.YAxisPosition.Right);
        });
    }

    /** Above each line, as the marks of an axis can't have names here. */
    private static void names(XYChart chart, Plot plot) {
        Plot.Axis axis = plot.left();
        if (axis.names().isEmpty()) {
            return;
        }
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setYAxisTicksVisible(false);
        for (int i = 0; i < axis.names().size(); i++) {
            double at = plot.x().from() + 0.08 * (plot.x().to() - plot.x().from());
            chart.addAnnotation(new AnnotationText(axis.names().get(i), at, i + 1.25, false));
        }
    }

    private static void add(XYChart chart, Plot.Series series) {
        if (series.points().isEmpty()) {
            return;
        }
        XYSeries line = chart.addSeries(
                series.name(),
                series.points().stream().mapToDouble(Plot.Point::x).toArray(),
                series.points().stream().mapToDouble(Plot.Point::y).toArray());
        float[] dashes = series.dashed() ? new float[] {8, 6} : new float[] {1, 0};
        line.setLineColor(TONES.get(series.tone()));
        line.setMarkerColor(TONES.get(series.tone()));
        line.setLineStyle(new BasicStroke(2.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, 0));
        line.setMarker(SeriesMarkers.CIRCLE);
        line.setYAxisGroup(series.onRight() ? 1 : 0);
        if (!series.joined()) {
            line.setXYSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter);
        }
    }
}

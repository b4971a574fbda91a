package dev.cleave.lab;

import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.Plot.Axis;
import dev.cleave.lab.report.Plot.Point;
import dev.cleave.lab.report.Plot.Series;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.SplitTrial;
import dev.cleave.lab.trial.SplitTrial.Search;
import dev.cleave.lab.trial.TrialResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The paper's figure: the time that the split of a conjunction takes and the rules it gives, against the inputs used. */
record SplitSection(Results results, String command) {
    Section section() {
        return new Section(
                LabPart.FIGURE.key(),
                "The figure: splitting a conjunction",
                List.of(
                        "Time to split one conjunction and the number of rules that it splits into, against the number of"
                                + " inputs it uses: one weight of 6, the others between 0.2 and 1.2. The paper's search goes through"
                                + " sets of inputs one size after another; Cleave's visits nothing that does not lead to a rule. A"
                                + " line ends where the search passed its limit."),
                command,
                List.of(),
                List.of(plot("when it holds", true), plot("when it does not hold", false)),
                List.of(),
                results.done().isEmpty() ? List.of() : stopped());
    }

    private Plot plot(String title, boolean positive) {
        List<Series> series = List.of(
                line("time, the paper's search", 2, true, false, ended(Search.PAPER, positive), Figure.SECONDS),
                line("time, Cleave", 2, false, false, ended(Search.CLEAVE, positive), Figure.SECONDS),
                line("rules, the paper's search", 1, true, true, ended(Search.PAPER, positive), Figure.RULES),
                line("rules, Cleave", 1, false, true, ended(Search.CLEAVE, positive), Figure.RULES));
        return new Plot(
                "split-" + (positive ? "positive" : "negative"),
                "Rules that say " + title,
                new Axis("inputs used", false, least(series, Point::x, 4) - 1, most(series, Point::x, 40) + 1),
                new Axis(
                        "seconds of processor time",
                        true,
                        floor(least(series.subList(0, 2), Point::y, 1e-5)),
                        ceiling(most(series.subList(0, 2), Point::y, 180))),
                Optional.of(new Axis("rules", true, 1, ceiling(most(series.subList(2, 4), Point::y, 10)))),
                series);
    }

    private List<Map.Entry<SplitTrial, TrialResult>> ended(Search search, boolean positive) {
        return results.splits(search, positive)
                .filter(each -> each.getValue().get(Figure.RULES).isPresent())
                .toList();
    }

    private static Series line(
            String name,
            int tone,
            boolean dashed,
            boolean right,
            List<Map.Entry<SplitTrial, TrialResult>> trials,
            Figure figure) {
        return new Series(
                name,
                tone,
                dashed,
                right,
                trials.stream()
                        .map(each -> new Point(
                                each.getKey().inputs(),
                                each.getValue().get(figure).orElse(0)))
                        .filter(point -> point.y() > 0)
                        .toList());
    }

    private List<String> stopped() {
        return Stream.of(Search.values())
                .flatMap(search -> Stream.of(true, false)
                        .flatMap(positive -> results
                                .splits(search, positive)
                                .filter(each ->
                                        each.getValue().get(Figure.RULES).isEmpty())
                                .findFirst()
                                .map(each -> (search == Search.PAPER ? "The paper's search" : "Cleave's")
                                        + (positive ? ", when it holds" : ", when it does not hold") + ": from "
                                        + each.getKey().inputs() + " inputs on it "
                                        + each.getValue().note() + ".")
                                .stream()))
                .toList();
    }

    private static double least(List<Series> series, ToDoubleFunction<Point> of, double otherwise) {
        return points(series).mapToDouble(of).min().orElse(otherwise);
    }

    private static double most(List<Series> series, ToDoubleFunction<Point> of, double otherwise) {
        return points(series).mapToDouble(of).max().orElse(otherwise);
    }

    private static Stream<Point> points(List<Series> series) {
        return series.stream().flatMap(each -> each.points().stream());
    }

    private static double floor(double value) {
        return Math.pow(10, Math.floor(Math.log10(value)));
    }

    private static double ceiling(double value) {
        return Math.max(10, Math.pow(10, Math.ceil(Math.log10(value))));
    }
}

package dev.cleave.lab.report;

import java.util.List;
import java.util.Optional;

/** A score against the number of rules, which goes up in steps of ten. */
public final class SizeScatter {
    private static final double LEAST = 0.9; // that the score's axis begins at or below

    private SizeScatter() {}

    /** @param series with at least one point */
    public static Plot of(String id, String title, String score, List<Plot.Series> series) {
        double most = series.stream()
                .flatMap(each -> each.points().stream())
                .mapToDouble(Plot.Point::x)
                .max()
                .orElse(1);
        double least = series.stream()
                .flatMap(each -> each.points().stream())
                .mapToDouble(Plot.Point::y)
                .min()
                .orElse(0);
        return new Plot(
                id,
                title,
                new Plot.Axis("rules", true, 0.9, Math.max(10, most * 1.2)),
                new Plot.Axis(score, false, Math.min(LEAST, Math.floor(least * 10) / 10), 1),
                Optional.empty(),
                series);
    }
}

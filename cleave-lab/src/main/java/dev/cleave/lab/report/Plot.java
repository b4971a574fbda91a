package dev.cleave.lab.report;

import java.util.List;
import java.util.Optional;

/**
 * Lines over one horizontal axis.
 *
 * @param id its file's name
 * @param right a second vertical axis
 */
public record Plot(String id, String title, Axis x, Axis left, Optional<Axis> right, List<Series> series) {
    public Plot {
        series = List.copyOf(series);
    }

    /** @param log whether each step is ten times the one before */
    public record Axis(String label, boolean log, double from, double to) {
        public Axis {
            if (!(from < to) || log && from <= 0) {
                throw new IllegalArgumentException("no axis goes from " + from + " to " + to);
            }
        }

        /** Where a value lies, 0 to 1. */
        double place(double value) {
            return log
                    ? (Math.log(value) - Math.log(from)) / (Math.log(to) - Math.log(from))
                    : (value - from) / (to - from);
        }
    }

    public record Point(double x, double y) {}

    /**
     * @param tone which of the colours, from 0
     * @param dashed for what is not ours
     * @param onRight which axis it is read on
     */
    public record Series(String name, int tone, boolean dashed, boolean onRight, List<Point> points) {
        public Series {
            points = List.copyOf(points);
        }
    }
}

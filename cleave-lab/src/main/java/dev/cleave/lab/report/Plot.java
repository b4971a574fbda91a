package dev.cleave.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Lines, or points, over one horizontal axis.
 *
 * @param id its file's name
 * @param right a second vertical axis
 */
public record Plot(String id, String title, Axis x, Axis left, Optional<Axis> right, List<Series> series) {
    public Plot {
        series = List.copyOf(series);
    }

    /**
     * @param log whether each step is ten times the one before
     * @param names what stands at 1, 2, ... in place of numbers; empty where there are numbers
     */
    public record Axis(String label, boolean log, double from, double to, List<String> names) {
        public Axis {
            names = List.copyOf(names);
            if (!(from < to) || log && from <= 0) {
                throw new IllegalArgumentException("no axis goes from " + from + " to " + to);
            }
        }

        /** Of numbers. */
        public Axis(String label, boolean log, double from, double to) {
            this(label, log, from, to, List.of());
        }

        /** Of names, the first at the top. */
        public static Axis of(List<String> names) {
            List<String> upwards = new ArrayList<>(names);
            Collections.reverse(upwards);
            return new Axis("", false, 0, names.size() + 1, upwards);
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
     * @param joined whether a line goes through the points
     */
    public record Series(String name, int tone, boolean dashed, boolean onRight, boolean joined, List<Point> points) {
        public Series {
            points = List.copyOf(points);
        }

        /** A line. */
        public Series(String name, int tone, boolean dashed, boolean onRight, List<Point> points) {
            this(name, tone, dashed, onRight, true, points);
        }

        /** Points by themselves. */
        public static Series scattered(String name, int tone, List<Point> points) {
            return new Series(name, tone, false, false, false, points);
        }
    }
}

package dev.cleave.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Where an axis has its marks, and what stands there. */
final class Ticks {
    private static final int MOST = 8;

    private Ticks() {}

    static List<Double> of(Plot.Axis axis) {
        if (!axis.names().isEmpty()) {
            return IntStream.rangeClosed(1, axis.names().size())
                    .mapToObj(i -> (double) i)
                    .toList();
        }
        return axis.log() ? powers(axis) : steps(axis);
    }

    private static List<Double> powers(Plot.Axis axis) {
        int first = (int) Math.ceil(Math.log10(axis.from()) - 1e-9);
        int last = (int) Math.floor(Math.log10(axis.to()) + 1e-9);
        int every = Math.max(1, (last - first + MOST) / MOST);
        List<Double> ticks = new ArrayList<>();
        for (int power = first; power <= last; power += every) {
            ticks.add(Math.pow(10, power));
        }
        return ticks;
    }

    /** Multiples of 1, 2 or 5 times a power of ten. */
    private static List<Double> steps(Plot.Axis axis) {
        double rough = (axis.to() - axis.from()) / MOST;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step =
                rough <= power ? power : rough <= 2 * power ? 2 * power : rough <= 5 * power ? 5 * power : 10 * power;
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(axis.from() / step - 1e-9); i * step <= axis.to() + 1e-9 * step; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /** What stands at a mark. */
    static String text(Plot.Axis axis, double tick) {
        return axis.names().isEmpty() ? text(tick) : axis.names().get((int) tick - 1);
    }

    static String text(double value) {
        if (value == 0) {
            return "0";
        }
        double size = Math.abs(value);
        if (size >= 1e6) {
            return String.format(Locale.ROOT, "%.0e", value).replaceAll("e\\+0*", "e");
        }
        if (size >= 1) {
            return String.format(Locale.ROOT, value == Math.rint(value) ? "%,.0f" : "%.1f", value);
        }
        return size >= 0.001
                ? String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "")
                : String.format(Locale.ROOT, "%.0e", value).replaceAll("e-0*", "e-");
    }
}

package dev.cleave.encoding;

import dev.cleave.table.cell.ValueCount;
import java.util.List;

/** How a column's numbers become standardised ones, with the mean and deviation of the training rows. */
public record Standardisation(double mean, double deviation) {
    public static final Standardisation ONE = new Standardisation(0, 1);
    private static final float FAR = 1e6f; // beyond this a network only sees "very large"

    public Standardisation {
        if (!Double.isFinite(mean) || !(deviation > 0 && deviation < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("no scale has mean " + mean + " and deviation " + deviation);
        }
    }

    /** Of the finite numbers; infinite ones are far away on any scale. */
    public static Standardisation of(List<ValueCount> numbers) {
        List<ValueCount> finite = numbers.stream()
                .filter(value -> Double.isFinite(value.number()))
                .toList();
        double largest = finite.stream()
                .mapToDouble(value -> Math.abs(value.number()))
                .max()
                .orElse(0);
        if (largest == 0) {
            return ONE;
        }
        double mean = mean(finite, largest);
        double deviation = largest * Math.sqrt(spread(finite, largest, mean / largest));
        return deviation > 0 && deviation < Double.POSITIVE_INFINITY
                ? new Standardisation(mean, deviation)
                : new Standardisation(mean, 1);
    }

    /** Divided by the largest first, so that nothing overflows. */
    private static double mean(List<ValueCount> numbers, double largest) {
        double sum = 0;
        double count = 0;
        for (ValueCount value : numbers) {
            sum += value.number() / largest * value.count();
            count += value.count();
        }
        return sum / count * largest;
    }

    private static double spread(List<ValueCount> numbers, double largest, double mean) {
        double sum = 0;
        double count = 0;
        for (ValueCount value : numbers) {
            double off = value.number() / largest - mean;
            sum += off * off * value.count();
            count += value.count();
        }
        return sum / count;
    }

    /** NaN stays NaN. */
    public float standardised(double number) {
        double scaled = number / deviation - mean / deviation;
        return (float) Math.max(-FAR, Math.min(FAR, scaled));
    }

    /** The number that is standardised to this one, about. */
    public double original(double standardised) {
        return standardised * deviation + mean;
    }
}

package dev.cleave.training;

import dev.cleave.encoding.Measurements;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Where thresholds start: evenly spread quantiles of a column's numbers, with a little noise, so that no two are the same. */
final class Quantiles {
    private Quantiles() {}

    /** [columns x each], column after column; 0 and noise for a column without numbers. */
    static float[] of(Measurements numbers, int each, double deviation, SplittableRandom random) {
        float[] thresholds = new float[numbers.columns() * each];
        for (int column = 0; column < numbers.columns(); column++) {
            double[] sorted = sorted(numbers, column);
            for (int i = 0; i < each; i++) {
                double quantile = sorted.length == 0 ? 0 : at(sorted, (i + 1.0) / (each + 1));
                thresholds[column * each + i] = (float) (quantile + deviation * random.nextGaussian());
            }
        }
        return thresholds;
    }

    private static double[] sorted(Measurements numbers, int column) {
        double[] values = IntStream.range(0, numbers.rows())
                .mapToDouble(row -> numbers.get(row, column))
                .filter(value -> !Double.isNaN(value))
                .toArray();
        Arrays.sort(values);
        return values;
    }

    /** Between neighbours in proportion. */
    private static double at(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int low = (int) place;
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
    }
}

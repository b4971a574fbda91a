package dev.cleave.lab.baseline.rules;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The order in which branches are grown: those of least entropy first, those with too few rows last. */
final class PurestFirst {
    private PurestFirst() {}

    static List<Integer> of(List<WeightedRows> parts) {
        double[] entropy = parts.stream()
                .mapToDouble(part -> part.total() < SplitChoice.FEWEST ? Double.POSITIVE_INFINITY : part.entropy())
                .toArray();
        return IntStream.range(0, parts.size())
                .boxed()
                .sorted(Comparator.comparingDouble(branch -> entropy[branch]))
                .toList();
    }
}

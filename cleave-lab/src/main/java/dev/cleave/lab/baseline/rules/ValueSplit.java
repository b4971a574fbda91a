package dev.cleave.lab.baseline.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A branch for each value of an attribute. */
final class ValueSplit {
    private ValueSplit() {}

    /** None where fewer than two values have enough rows, or nothing is gained. */
    static Optional<TreeSplit> of(WeightedRows rows, int attribute) {
        int values = rows.all().table().attributes().get(attribute).values();
        double[][] counts = new double[values][rows.all().classes()];
        for (int i = 0; i < rows.size(); i++) {
            int code = rows.code(i, attribute);
            if (code != RuleAttribute.MISSING) {
                counts[code][rows.classOf(i)] += rows.weight(i);
            }
        }
        double[] sizes = Arrays.stream(counts)
                .mapToDouble(each -> Arrays.stream(each).sum())
                .toArray();
        if (Arrays.stream(sizes).filter(size -> size >= SplitChoice.FEWEST).count() < 2) {
            return Optional.empty();
        }
        return split(rows.total(), attribute, counts, sizes);
    }

    private static Optional<TreeSplit> split(double total, int attribute, double[][] counts, double[] sizes) {
        double known = Arrays.stream(sizes).sum();
        double gain = (before(counts, known) - after(counts, sizes)) / total;
        double own = SplitInformation.of(total, sizes);
        if (gain <= 1e-9 || own <= 1e-9) {
            return Optional.empty();
        }
        List<Condition> branches = new ArrayList<>();
        IntStream.range(0, sizes.length)
                .forEach(code -> branches.add(new Condition(attribute, Condition.Comparison.IS, code)));
        List<Double> shares =
                Arrays.stream(sizes).map(size -> size / known).boxed().toList();
        return Optional.of(new TreeSplit(attribute, branches, shares, gain, gain / own));
    }

    private static double before(double[][] counts, double known) {
        double[] classes = new double[counts[0].length];
        for (double[] value : counts) {
            Arrays.setAll(classes, i -> classes[i] + value[i]);
        }
        return BinaryLog.xlog2(known) - WeightedRows.sumOfXlog2(classes);
    }

    private static double after(double[][] counts, double[] sizes) {
        return IntStream.range(0, sizes.length)
                .mapToDouble(i -> BinaryLog.xlog2(sizes[i]) - WeightedRows.sumOfXlog2(counts[i]))
                .sum();
    }
}

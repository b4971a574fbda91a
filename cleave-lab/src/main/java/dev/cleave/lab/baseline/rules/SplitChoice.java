package dev.cleave.lab.baseline.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * C4.5's choice of a split: the greatest gain ratio among those that gain as much as the average does.
 *
 * @param all rows there are; an attribute with a value for every few of them has no part in the average
 */
record SplitChoice(int all) {
    /** Rows that at least two branches must have. */
    static final double FEWEST = 2;

    private static final double MANY_VALUES = 0.3; // a row
    private static final double ROUNDING = 1e-3;

    Optional<TreeSplit> of(WeightedRows rows) {
        double total = rows.total();
        if (total < 2 * FEWEST || rows.majority() >= total - 1e-9) {
            return Optional.empty();
        }
        List<RuleAttribute> attributes = rows.all().table().attributes();
        List<TreeSplit> splits = IntStream.range(0, attributes.size())
                .boxed()
                .flatMap(i -> split(rows, i, attributes.get(i)).stream())
                .toList();
        double average = splits.stream()
                .filter(split -> isUsual(attributes.get(split.attribute())))
                .mapToDouble(TreeSplit::gain)
                .average()
                .orElse(0);
        return splits.stream()
                .filter(split -> split.gain() >= average - ROUNDING)
                .max(Comparator.comparingDouble(TreeSplit::ratio)
                        .thenComparing(
                                Comparator.comparingInt(TreeSplit::attribute).reversed()));
    }

    private static Optional<TreeSplit> split(WeightedRows rows, int attribute, RuleAttribute kind) {
        return kind.isNumeric() ? new ThresholdSplit(rows, attribute).best() : ValueSplit.of(rows, attribute);
    }

    private boolean isUsual(RuleAttribute attribute) {
        return attribute.isNumeric() || attribute.values() < MANY_VALUES * all;
    }
}

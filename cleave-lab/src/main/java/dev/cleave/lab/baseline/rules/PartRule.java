package dev.cleave.lab.baseline.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The way to a leaf, and the classes of its rows.
 *
 * @param steps of each attribute one bound from each side at most
 * @param classes how much the rows of each class count there
 */
record PartRule(List<Step> steps, List<Double> classes) {
    /** @param share with which a row passes whose cell is missing */
    record Step(Condition condition, double share) {}

    PartRule {
        steps = List.copyOf(steps);
        classes = List.copyOf(classes);
    }

    static PartRule start() {
        return new PartRule(List.of(), List.of());
    }

    /** With one more condition, which takes the place of a looser one. */
    PartRule and(Condition condition, double share) {
        List<Step> more = new ArrayList<>();
        double passing = share;
        for (Step step : steps) {
            if (step.condition().isLike(condition)) {
                passing *= step.share();
            } else {
                more.add(step);
            }
        }
        more.add(new Step(condition, passing));
        return new PartRule(more, classes);
    }

    PartRule endingAt(WeightedRows leaf) {
        return new PartRule(steps, Arrays.stream(leaf.classes()).boxed().toList());
    }

    double total() {
        return classes.stream().mapToDouble(weight -> weight).sum();
    }

    /** How much of a row meets the conditions: all or nothing where no cell is missing. */
    double share(AttributeTable table, int row) {
        double share = 1;
        for (Step step : steps) {
            boolean isMissing = table.code(step.condition().attribute(), row) == RuleAttribute.MISSING;
            if (!isMissing && !step.condition().holds(table, row)) {
                return 0;
            }
            share *= isMissing ? step.share() : 1;
        }
        return share;
    }
}

package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Conditions of one column as the fewest that say the same. */
final class ColumnBounds {
    private final List<ForeignCondition> lower = new ArrayList<>(); // at most one, the narrowest
    private final List<ForeignCondition> upper = new ArrayList<>(); // at most one, the narrowest
    private final List<ForeignCondition> sets = new ArrayList<>();
    private final String column;
    private boolean isMissing;
    private boolean isPresent;

    private ColumnBounds(String column) {
        this.column = column;
    }

    /** None where they contradict each other. */
    static Optional<List<ForeignCondition>> of(List<ForeignCondition> conditions) {
        if (conditions.size() == 1) {
            return Optional.of(conditions);
        }
        ColumnBounds bounds = new ColumnBounds(conditions.get(0).column());
        new LinkedHashSet<>(conditions).forEach(bounds::add);
        return bounds.isPossible() ? Optional.of(bounds.kept()) : Optional.empty();
    }

    private void add(ForeignCondition condition) {
        Operator operator = condition.operator();
        if (operator == Operator.MISSING) {
            isMissing = true;
        } else if (operator == Operator.PRESENT) {
            isPresent = true;
        } else if (operator.isUpper()) {
            narrow(upper, condition, -1);
        } else if (operator.isOrder()) {
            narrow(lower, condition, 1);
        } else {
            sets.add(condition);
        }
    }

    /** The greater of lower bounds, the lesser of upper ones; a present number where one of them asks for it. */
    private static void narrow(List<ForeignCondition> bound, ForeignCondition other, int sign) {
        if (bound.isEmpty()) {
            bound.add(other);
            return;
        }
        ForeignCondition own = bound.get(0);
        int compared = sign * Double.compare(other.number(), own.number());
        boolean isNarrower = compared > 0
                || compared == 0
                        && other.operator().isStrict()
                        && !own.operator().isStrict();
        ForeignCondition narrow = isNarrower ? other : own;
        boolean orMissing = own.operator().orMissing() && other.operator().orMissing();
        bound.set(0, orMissing || sign > 0 ? narrow : present(narrow));
    }

    private static ForeignCondition present(ForeignCondition upper) {
        Operator operator = upper.operator().isStrict() ? Operator.BELOW : Operator.AT_MOST;
        return new ForeignCondition(upper.column(), operator, upper.values());
    }

    private boolean isPossible() {
        boolean needsCell = !lower.isEmpty()
                || isPresent
                || upper.stream().anyMatch(bound -> !bound.operator().orMissing())
                || sets.stream().anyMatch(set -> set.operator() == Operator.IN);
        if (isMissing && needsCell) {
            return false;
        }
        if (!lower.isEmpty() && !upper.isEmpty()) {
            double least = lower.get(0).number();
            double most = upper.get(0).number();
            boolean isStrict = lower.get(0).operator().isStrict()
                    || upper.get(0).operator().isStrict();
            if (least > most || least == most && isStrict) {
                return false;
            }
        }
        return sets.stream().noneMatch(set -> set.operator() == Operator.IN) || !chosen().isEmpty();
    }

    /** The values that all sets allow, where one of them lists what is allowed. */
    private Set<String> chosen() {
        Set<String> chosen = new LinkedHashSet<>();
        sets.stream()
                .filter(set -> set.operator() == Operator.IN)
                .findFirst()
                .ifPresent(set -> chosen.addAll(set.values()));
        for (ForeignCondition set : sets) {
            chosen.removeIf(value -> set.values().contains(value) != (set.operator() == Operator.IN));
        }
        return chosen;
    }

    private List<ForeignCondition> kept() {
        List<ForeignCondition> all = new ArrayList<>();
        if (isMissing) {
            return List.of(ForeignCondition.missing(column));
        }
        boolean isWithin = !lower.isEmpty() || isPresent;
        all.addAll(lower);
        upper.forEach(bound -> all.add(isWithin ? present(bound) : bound));
        boolean isListed = sets.stream().anyMatch(set -> set.operator() == Operator.IN);
        if (isListed) {
            all.add(new ForeignCondition(column, Operator.IN, List.copyOf(chosen())));
        } else {
            all.addAll(sets);
        }
        if (isPresent && lower.isEmpty() && upper.isEmpty() && !isListed) {
            all.add(new ForeignCondition(column, Operator.PRESENT, List.of()));
        }
        return all;
    }
}

package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where something holds: all conditions of one of the choices do. No choice contradicts itself, as far as a column's bounds and listed values
 * tell.
 */
record Guard(List<List<ForeignCondition>> choices) {
    static final Guard ALWAYS = new Guard(List.of(List.of()));
    static final Guard NEVER = new Guard(List.of());
    private static final int MOST_CHOICES = 20_000;

    Guard {
        choices = List.copyOf(choices);
    }

    static Guard of(ForeignCondition condition) {
        return new Guard(List.of(List.of(condition)));
    }

    boolean isNever() {
        return choices.isEmpty();
    }

    /** An {@link InputException} where it would have very many choices. */
    Guard and(Guard other) {
        Set<List<ForeignCondition>> both = new LinkedHashSet<>();
        for (List<ForeignCondition> one : choices) {
            for (List<ForeignCondition> two : other.choices) {
                meet(one, two).ifPresent(both::add);
                requireFew(both.size());
            }
        }
        return new Guard(List.copyOf(both));
    }

    Guard or(Guard other) {
        Set<List<ForeignCondition>> either = new LinkedHashSet<>(choices);
        either.addAll(other.choices);
        requireFew(either.size());
        return either.contains(List.<ForeignCondition>of()) ? ALWAYS : new Guard(List.copyOf(either));
    }

    /** Where it does not hold. */
    Guard not() {
        Guard rest = ALWAYS;
        for (List<ForeignCondition> choice : choices) {
            Guard fails = NEVER;
            for (ForeignCondition condition : choice) {
                for (ForeignCondition other : condition.negated()) {
                    fails = fails.or(of(other));
                }
            }
            rest = rest.and(fails);
        }
        return rest;
    }

    private static void requireFew(int count) {
        if (count > MOST_CHOICES) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the rules, written out, are more than " + MOST_CHOICES + " conjunctions; simplify them first");
        }
    }

    /** Both, with the narrowest bounds; none where no cell can meet them. */
    static Optional<List<ForeignCondition>> meet(List<ForeignCondition> one, List<ForeignCondition> two) {
        Map<String, List<ForeignCondition>> byColumn = new LinkedHashMap<>();
        for (List<ForeignCondition> part : List.of(one, two)) {
            part.forEach(condition -> byColumn.computeIfAbsent(condition.column(), column -> new ArrayList<>())
                    .add(condition));
        }
        List<ForeignCondition> all = new ArrayList<>();
        for (List<ForeignCondition> own : byColumn.values()) {
            Optional<List<ForeignCondition>> kept = ColumnBounds.of(own);
            if (kept.isEmpty()) {
                return Optional.empty();
            }
            all.addAll(kept.get());
        }
        return Optional.of(all);
    }

    /** Without choices that need a gap in a column that has none, and without saying that such a column has none. */
    Guard inData(Set<String> gaps) {
        List<List<ForeignCondition>> kept = new ArrayList<>();
        for (List<ForeignCondition> choice : choices) {
            boolean isPossible = choice.stream()
                    .noneMatch(condition ->
                            condition.operator() == Operator.MISSING && !gaps.contains(condition.column()));
            if (isPossible) {
                kept.add(choice.stream()
                        .filter(condition ->
                                condition.operator() != Operator.PRESENT || gaps.contains(condition.column()))
                        .toList());
            }
        }
        return new Guard(kept);
    }
}

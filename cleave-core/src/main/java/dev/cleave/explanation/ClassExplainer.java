package dev.cleave.explanation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** Why a row has its class: the conditions that hold with their points, and what the classes next to it lack. */
record ClassExplainer(Explainer row, ClassConditions conditions) {
    private static final int MOST_OTHERS = 5; // classes that are explained besides the answer
    private static final int MOST_DRAFTS = 20_000;

    /** With points as they are printed, unless the row is one that no valid input is and these say another class of it. */
    static ClassExplainer of(Explainer row, ClassConditions exact) {
        ClassExplainer printed = new ClassExplainer(row, exact.inShort());
        BitSet holding = printed.holding();
        int said = exact.ranked(holding).get(0);
        return printed.conditions.ranked(holding).get(0) == said ? printed : new ClassExplainer(row, exact);
    }

    Explanation explain() {
        List<Integer> ranked = conditions.ranked(holding());
        double[] probabilities = row.probabilities();
        List<ClassReason> classes = new ArrayList<>();
        for (int rank = 0; rank < ranked.size(); rank++) {
            boolean isExplained = rank > 0 && rank <= MOST_OTHERS;
            int output = ranked.get(rank);
            classes.add(reason(output, ranked.get(0), probabilities[output], isExplained));
        }
        return new Explanation.Classes(
                conditions.column(),
                classes,
                conditions.tally().start(),
                conditions.all().stream().map(this::reason).toList(),
                row.invented());
    }

    private ClassReason reason(int output, int best, double probability, boolean isExplained) {
        return new ClassReason(
                output,
                conditions.name(output),
                conditions.tally().points(output, holding()),
                probability,
                row.network(output),
                isExplained ? helping(output, best) : List.of(),
                isExplained ? List.of(row.change(output, conditions.name(output), MOST_DRAFTS)) : List.of());
    }

    /** The condition that would help a class most against the answer. */
    private List<ConditionReason> helping(int output, int best) {
        BitSet holding = holding();
        return conditions.all().stream()
                .filter(condition -> !holding.get(condition)
                        && conditions.lead(condition, output, best).signum() > 0)
                .max(Comparator.comparing(condition -> conditions.lead(condition, output, best)))
                .map(this::reason)
                .stream()
                .toList();
    }

    private ConditionReason reason(int condition) {
        boolean holds = holding().get(condition);
        return new ConditionReason(
                condition,
                conditions.body(condition),
                holds,
                conditions.tally().gains().get(condition),
                conditions.definition(condition).rules().stream()
                        .filter(rule -> rule.fires(row.known()) == holds)
                        .flatMap(rule -> row.details(rule).stream())
                        .toList());
    }

    private BitSet holding() {
        return conditions.holding(row.known());
    }
}

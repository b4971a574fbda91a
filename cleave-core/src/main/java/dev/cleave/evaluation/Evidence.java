package dev.cleave.evaluation;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.List;

/**
 * How one rule stands on rows with labels. A rule of a head that is stated by its negation is right where the label does not
 * hold.
 *
 * @param head which output, from 0
 * @param rule which of the head's rules, from 0
 * @param covered rows that it fires for
 * @param right those of them whose label is as it says
 * @param support rows whose label is as it says, covered or not
 * @param alone rows that it fires for and no other rule of the head does
 * @param weighed the same rows by their weight; as they are counted where every row counts 1
 */
public record Evidence(
        int head, int rule, long covered, long right, long support, long alone, WeightedEvidence weighed) {
    public Evidence {
        if (right < 0 || right > Math.min(covered, support) || alone < 0 || alone > covered) {
            throw new IllegalArgumentException(
                    right + " rows right and " + alone + " alone, of " + covered + " covered and " + support);
        }
    }

    /** Every row counts 1. */
    public Evidence(int head, int rule, long covered, long right, long support, long alone) {
        this(head, rule, covered, right, support, alone, new WeightedEvidence(covered, right, support, alone));
    }

    /** The same rows, which weigh so much. */
    public Evidence with(WeightedEvidence other) {
        return new Evidence(head, rule, covered, right, support, alone, other);
    }

    /** Whether weights make a difference to how rows are counted. */
    public boolean isWeighted() {
        return !weighed.equals(counted());
    }

    private WeightedEvidence counted() {
        return new WeightedEvidence(covered, right, support, alone);
    }

    /** Whether this is about that rule. */
    public boolean isOf(int someHead, int someRule) {
        return head == someHead && rule == someRule;
    }

    /** The share of covered rows that are right; 0 where none is covered. */
    public double precision() {
        return counted().precision();
    }

    /** The share of the rows it should cover that it covers; 0 where there are none. */
    public double recall() {
        return counted().recall();
    }

    /** Of every rule of every head, in their order; auxiliaries have none, as no row has a label for them. */
    public static List<Evidence> of(RuleSet rules, Dataset rows) {
        requireFit(rules, rows);
        BitColumns inputs = rules.withAuxiliaries(rows.inputs().transposed());
        BitColumns labels = rows.targets().transposed();
        List<Coverage> answers =
                rules.tally().map(tally -> Coverage.answers(tally, inputs)).orElse(List.of());
        List<Evidence> evidence = new ArrayList<>();
        for (int head = 0; head < rules.heads().size(); head++) {
            Definition definition = rules.heads().get(head);
            List<Coverage> coverages = answers.isEmpty()
                    ? definition.rules().stream()
                            .map(rule -> Coverage.of(rule, inputs))
                            .toList()
                    : List.of(answers.get(head));
            evidence.addAll(new HeadEvidence(head, coverages, definition.negated()).over(labels, rows.weights()));
        }
        return evidence;
    }

    private static void requireFit(RuleSet rules, Dataset rows) {
        if (rules.atoms() != rows.atoms() || rules.heads().size() != rows.outputs()) {
            throw new IllegalArgumentException("rules for " + rules.heads().size() + " heads over " + rules.atoms()
                    + " atoms don't fit rows of " + rows.outputs() + " labels and " + rows.atoms() + " atoms");
        }
    }
}

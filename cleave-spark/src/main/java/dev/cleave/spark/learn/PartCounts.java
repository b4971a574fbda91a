package dev.cleave.spark.learn;

import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.Scores;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts of some rows, as they travel and are added up: of every stage its confusions and how many rows are right, of every rule its evidence.
 * All counts are whole, so that their sum does not depend on the order.
 */
final class PartCounts implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final int OF_EVIDENCE = 6;

    private final long[][] stages; // [stages][4 x outputs + 1]
    private final long[] evidence; // [6 x rules]

    private PartCounts(long[][] stages, long[] evidence) {
        this.stages = stages;
        this.evidence = evidence;
    }

    static PartCounts none() {
        return new PartCounts(new long[0][], new long[0]);
    }

    static PartCounts of(List<Scores> scores, List<Evidence> rules) {
        long[][] stages = new long[scores.size()][];
        for (int stage = 0; stage < stages.length; stage++) {
            List<Confusion> labels = scores.get(stage).labels();
            stages[stage] = new long[4 * labels.size() + 1];
            for (int label = 0; label < labels.size(); label++) {
                Confusion own = labels.get(label);
                stages[stage][4 * label] = own.truePositive();
                stages[stage][4 * label + 1] = own.falsePositive();
                stages[stage][4 * label + 2] = own.falseNegative();
                stages[stage][4 * label + 3] = own.trueNegative();
            }
            stages[stage][4 * labels.size()] = scores.get(stage).exact();
        }
        long[] evidence = new long[OF_EVIDENCE * rules.size()];
        for (int rule = 0; rule < rules.size(); rule++) {
            Evidence own = rules.get(rule);
            long[] counts = {own.head(), own.rule(), own.covered(), own.right(), own.support(), own.alone()};
            System.arraycopy(counts, 0, evidence, OF_EVIDENCE * rule, OF_EVIDENCE);
        }
        return new PartCounts(stages, evidence);
    }

    boolean isEmpty() {
        return stages.length == 0;
    }

    PartCounts plus(PartCounts other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        long[][] sums = new long[stages.length][];
        for (int stage = 0; stage < sums.length; stage++) {
            sums[stage] = stages[stage].clone();
            for (int i = 0; i < sums[stage].length; i++) {
                sums[stage][i] += other.stages[stage][i];
            }
        }
        long[] added = evidence.clone();
        for (int i = 0; i < added.length; i++) {
            added[i] += i % OF_EVIDENCE < 2 ? 0 : other.evidence[i];
        }
        return new PartCounts(sums, added);
    }

    /** These stages, and then those of others, whose evidence is kept. */
    PartCounts before(PartCounts others) {
        long[][] both = Arrays.copyOf(stages, stages.length + others.stages.length);
        System.arraycopy(others.stages, 0, both, stages.length, others.stages.length);
        return new PartCounts(both, others.evidence);
    }

    /** Of the last stage. */
    long rows() {
        return scores(stages.length - 1).labels().get(0).rows();
    }

    Scores scores(int stage) {
        long[] counts = stages[stage];
        List<Confusion> labels = new ArrayList<>();
        for (int i = 0; i + 4 < counts.length; i += 4) {
            labels.add(new Confusion(counts[i], counts[i + 1], counts[i + 2], counts[i + 3]));
        }
        return new Scores(labels, counts[counts.length - 1]);
    }

    List<Evidence> evidence() {
        List<Evidence> all = new ArrayList<>();
        for (int i = 0; i < evidence.length; i += OF_EVIDENCE) {
            all.add(new Evidence(
                    (int) evidence[i],
                    (int) evidence[i + 1],
                    evidence[i + 2],
                    evidence[i + 3],
                    evidence[i + 4],
                    evidence[i + 5]));
        }
        return all;
    }
}

package dev.cleave.evaluation;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Surprise;
import dev.cleave.encoding.label.Target;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a model scores on rows with labels.
 *
 * @param rows that have their labels
 * @param unlabelled rows that were left out, as they have none
 * @param isWeighted whether some row counts more than another
 * @param counted the scores of each stage (soft, hard, rules) where every row counts 1, which have those of each label or class
 * @param weighted the same where every row counts by its weight
 * @param confusion of the rules, by the index of the class: how many rows of the first class were said to be of the second,
 *     without rows of a class that training did not know; empty where labels are not classes
 * @param calibrationError how far the probabilities of the rules are from how often they are right, as {@link CalibrationError} has it
 * @param surprises cells that training did not prepare for
 */
public record Evaluation(
        Target target,
        int rows,
        int unlabelled,
        boolean isWeighted,
        Map<String, WeightedScores> counted,
        Map<String, WeightedScores> weighted,
        List<List<Integer>> confusion,
        double calibrationError,
        List<Surprise> surprises) {
    /** The stage that is the rules. */
    public static final String RULES = "rules";

    public Evaluation {
        counted = Collections.unmodifiableMap(new LinkedHashMap<>(counted));
        weighted = Collections.unmodifiableMap(new LinkedHashMap<>(weighted));
        confusion = confusion.stream().map(List::copyOf).toList();
        surprises = List.copyOf(surprises);
    }

    /** @param answers of each stage, [rows x outputs] */
    public static Evaluation of(
            Target target,
            Dataset data,
            int unlabelled,
            Map<String, BitMatrix> answers,
            double calibrationError,
            List<Surprise> surprises) {
        BitMatrix rules = answers.get(RULES);
        return new Evaluation(
                target,
                data.rows(),
                unlabelled,
                !data.weights().isEqual(),
                scores(answers, data, RowWeights.equal(data.rows())),
                scores(answers, data, data.weights()),
                target.exclusive() && rules != null ? confusion(rules, data.targets()) : List.of(),
                calibrationError,
                surprises);
    }

    private static Map<String, WeightedScores> scores(
            Map<String, BitMatrix> answers, Dataset data, RowWeights weights) {
        Map<String, WeightedScores> scores = new LinkedHashMap<>();
        answers.forEach((name, found) -> scores.put(name, WeightedScores.of(found, data.targets(), weights)));
        return scores;
    }

    private static List<List<Integer>> confusion(BitMatrix said, BitMatrix truth) {
        int[][] counts = new int[truth.columns()][truth.columns()];
        for (int row = 0; row < truth.rows(); row++) {
            int own = RuleAnswers.bits(truth, row).nextSetBit(0);
            int other = RuleAnswers.bits(said, row).nextSetBit(0);
            if (own >= 0 && other >= 0) {
                counts[own][other]++;
            }
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int[] one : counts) {
            all.add(Arrays.stream(one).boxed().toList());
        }
        return all;
    }

    public Task task() {
        return Task.of(target);
    }

    /** The scores of the rules. */
    public WeightedScores rules() {
        WeightedScores found = counted.get(RULES);
        if (found == null) {
            throw new IllegalStateException("the rules were not scored");
        }
        return found;
    }
}

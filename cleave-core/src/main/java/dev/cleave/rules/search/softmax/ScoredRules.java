package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.List;

/**
 * Conjunctions, what each adds to the score of each class where it holds, and what each class has to start with: the classes'
 * probabilities are the softmax of their scores. Immutable.
 */
public final class ScoredRules {
    private static final int REFIT = 20; // iterations, from scores that are near

    private final List<Rule.All> bodies;
    private final int classes;
    private final double[] parameters; // [(bodies + 1) x classes], the bias last

    public ScoredRules(List<Rule.All> bodies, int classes, double[] parameters) {
        this.bodies = List.copyOf(bodies);
        this.classes = classes;
        this.parameters = parameters.clone();
    }

    /** The scores that fit the rows best for given conjunctions. */
    public static ScoredRules fit(WeightedSample sample, List<Rule.All> bodies, double penalty) {
        List<Body> covering =
                bodies.stream().map(rule -> Body.of(rule, sample.columns())).toList();
        return SoftmaxModel.of(sample, covering, penalty, 1).rules();
    }

    /** The same conjunctions with scores that fit other rows, from what they are. */
    public ScoredRules fittedTo(WeightedSample sample, double penalty, int threads) {
        SoftmaxModel model = SoftmaxModel.of(sample, this, penalty, threads);
        model.refit(REFIT);
        return model.rules();
    }

    public List<Rule.All> bodies() {
        return bodies;
    }

    public int classes() {
        return classes;
    }

    /** What a body adds to a class's score where it holds. */
    public double score(int body, int label) {
        return parameters[body * classes + label];
    }

    public double bias(int label) {
        return parameters[bodies.size() * classes + label];
    }

    public int literals() {
        return bodies.stream().mapToInt(Rule.All::length).sum();
    }

    /** With some of the bodies alone, by index, and the scores that these have. */
    public ScoredRules only(List<Integer> kept) {
        double[] some = new double[(kept.size() + 1) * classes];
        for (int i = 0; i < kept.size(); i++) {
            System.arraycopy(parameters, kept.get(i) * classes, some, i * classes, classes);
        }
        System.arraycopy(parameters, bodies.size() * classes, some, kept.size() * classes, classes);
        return new ScoredRules(kept.stream().map(bodies::get).toList(), classes, some);
    }

    /** Other bodies with a score for each class, and the same bias. */
    ScoredRules with(List<Rule.All> others, List<double[]> scores) {
        double[] all = new double[(others.size() + 1) * classes];
        for (int k = 0; k < others.size(); k++) {
            System.arraycopy(scores.get(k), 0, all, k * classes, classes);
        }
        System.arraycopy(parameters, bodies.size() * classes, all, others.size() * classes, classes);
        return new ScoredRules(others, classes, all);
    }

    /** The scores of each row, row by row and within a row class by class. */
    public double[] scores(BitColumns columns) {
        double[] scores = new double[columns.rows() * classes];
        for (int row = 0; row < columns.rows(); row++) {
            System.arraycopy(parameters, bodies.size() * classes, scores, row * classes, classes);
        }
        for (int k = 0; k < bodies.size(); k++) {
            Coverage covered = Coverage.of(bodies.get(k), columns);
            for (int row = 0; row < columns.rows(); row++) {
                if (covered.get(row)) {
                    add(k * classes, scores, row * classes);
                }
            }
        }
        return scores;
    }

    private void add(int from, double[] scores, int to) {
        for (int c = 0; c < classes; c++) {
            scores[to + c] += parameters[from + c];
        }
    }

    /** As {@link #scores}, as probabilities. */
    public double[] probabilities(BitColumns columns) {
        double[] scores = scores(columns);
        for (int row = 0; row < columns.rows(); row++) {
            Softmax.probabilities(scores, row * classes, classes);
        }
        return scores;
    }

    /** The class with the highest score in each row; of equals the first. */
    public int[] predict(BitColumns columns) {
        double[] scores = scores(columns);
        int[] labels = new int[columns.rows()];
        for (int row = 0; row < labels.length; row++) {
            for (int c = 1; c < classes; c++) {
                if (scores[row * classes + c] > scores[row * classes + labels[row]]) {
                    labels[row] = c;
                }
            }
        }
        return labels;
    }

    /** For each body how much the cross-entropy of the rows grows when its scores are 0 and all others stay. */
    public List<Double> absences(WeightedSample sample) {
        return Arrays.stream(SoftmaxModel.of(sample, this, 0, 1).absences())
                .boxed()
                .toList();
    }

    double[] parameters() {
        return parameters.clone();
    }
}

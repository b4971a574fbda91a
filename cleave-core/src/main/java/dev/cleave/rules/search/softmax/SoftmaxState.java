package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Conjunctions with their fitted scores at one moment of a search. Immutable. */
final class SoftmaxState {
    private static final int ITERATIONS = 60;
    private static final double TOLERANCE = 1e-5;

    private final WeightedSample sample;
    private final List<Body> bodies;
    private final double[] parameters;
    private final double loss;

    private SoftmaxState(WeightedSample sample, List<Body> bodies, double[] start, double penalty) {
        this.sample = sample;
        this.bodies = List.copyOf(bodies);
        this.parameters = start;
        SoftmaxRows rows = new SoftmaxRows(sample, bodies, penalty);
        this.loss = sample.classes() == 1
                ? new Newton(rows).minimise(parameters)
                : new Lbfgs(ITERATIONS, TOLERANCE).minimise(rows, parameters);
    }

    static SoftmaxState of(WeightedSample sample, List<Body> bodies, double penalty) {
        return new SoftmaxState(sample, bodies, new double[(bodies.size() + 1) * sample.classes()], penalty);
    }

    /** With one more conjunction behind the last. */
    SoftmaxState with(Body body, double penalty) {
        int classes = sample.classes();
        int old = bodies.size() * classes;
        List<Body> more = new ArrayList<>(bodies);
        more.add(body);
        double[] start = new double[old + 2 * classes];
        System.arraycopy(parameters, 0, start, 0, old);
        System.arraycopy(parameters, old, start, old + classes, classes);
        return new SoftmaxState(sample, more, start, penalty);
    }

    /** With another conjunction in the place of one, whose scores it starts from. */
    SoftmaxState with(int index, Body body, double penalty) {
        List<Body> others = new ArrayList<>(bodies);
        others.set(index, body);
        return new SoftmaxState(sample, others, parameters.clone(), penalty);
    }

    SoftmaxState without(int index, double penalty) {
        int classes = sample.classes();
        List<Body> others = new ArrayList<>(bodies);
        others.remove(index);
        double[] start = Arrays.copyOf(parameters, parameters.length - classes);
        System.arraycopy(parameters, (index + 1) * classes, start, index * classes, start.length - index * classes);
        return new SoftmaxState(sample, others, start, penalty);
    }

    List<Body> bodies() {
        return bodies;
    }

    double loss() {
        return loss;
    }

    /** The loss and what the literals cost. */
    double cost(double price) {
        return loss + price * bodies.stream().mapToInt(Body::length).sum();
    }

    ScoredRules rules() {
        return new ScoredRules(bodies.stream().map(Body::rule).toList(), sample.classes(), parameters);
    }

    /**
     * For each row and class the slope of the likelihood and its curvature, [rows x 2 classes], when a conjunction is left out
     * (-1: none) and all other scores stay.
     */
    RowValues slopes(int leftOut) {
        int classes = sample.classes();
        double[] less = parameters.clone();
        if (leftOut >= 0) {
            Arrays.fill(less, leftOut * classes, (leftOut + 1) * classes, 0);
        }
        double[] logits = new double[sample.rows() * classes];
        new SoftmaxRows(sample, bodies, 0).logits(less, logits);
        double[] slopes = new double[2 * logits.length];
        for (int row = 0; row < sample.rows(); row++) {
            Softmax.probabilities(logits, row * classes, classes);
            for (int c = 0; c < classes; c++) {
                double probability = logits[row * classes + c];
                int at = 2 * (row * classes + c);
                slopes[at] = sample.weight(row) * (sample.share(row, c) - probability);
                slopes[at + 1] = sample.weight(row) * probability * (1 - probability);
            }
        }
        return new RowValues(2 * classes, slopes);
    }

    /** The weight of the rows whose class is not the one with the highest score. */
    double errors() {
        int[] labels = rules().predict(sample.columns());
        double errors = 0;
        for (int row = 0; row < labels.length; row++) {
            errors += sample.weight(row) * (1 - sample.share(row, labels[row]));
        }
        return errors;
    }

    /** For each conjunction how much the cross-entropy grows when its scores are 0 and all others stay. */
    double[] absences() {
        return absences(sample, bodies, parameters);
    }

    static double[] absences(WeightedSample sample, List<Body> bodies, double[] parameters) {
        int classes = sample.classes();
        double[] logits = new double[sample.rows() * classes];
        new SoftmaxRows(sample, bodies, 0).logits(parameters, logits);
        double[] absences = new double[bodies.size()];
        for (int k = 0; k < absences.length; k++) {
            double[] scores = Arrays.copyOfRange(parameters, k * classes, (k + 1) * classes);
            for (int row : bodies.get(k).rows()) {
                absences[k] += sample.weight(row) * absence(sample, row, logits, scores);
            }
        }
        return absences;
    }

    private static double absence(WeightedSample sample, int row, double[] logits, double[] scores) {
        int classes = sample.classes();
        double[] less = new double[classes];
        double growth = -Softmax.logSum(logits, row * classes, classes);
        for (int c = 0; c < classes; c++) {
            less[c] = logits[row * classes + c] - scores[c];
            growth += sample.share(row, c) * scores[c];
        }
        return growth + Softmax.logSum(less, 0, classes);
    }
}

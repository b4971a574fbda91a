package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.minimum.Lbfgs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Conjunctions with scores for each class on the rows of a sample, changed step by step: a change costs as much as there are rows that it
 * covers, times the classes. Scores of the others stay until {@link #refit}. Mutable.
 */
final class SoftmaxModel {
    private static final int ITERATIONS = 60;
    private static final double TOLERANCE = 1e-5;
    private static final int MOST_NEWTON = 100; // conjunctions, whose every pair counts there

    private final WeightedSample sample;
    private final int classes;
    private final double penalty;
    private final List<Body> bodies = new ArrayList<>();
    private final List<double[]> scores = new ArrayList<>(); // [bodies][classes]
    private double[] bias; // [classes]
    private final float[] logits; // [rows x classes]
    private final float[] probabilities; // [rows x classes]
    private final double[] losses; // [rows], weighted
    private final int threads;

    private SoftmaxModel(WeightedSample sample, double penalty, int threads) {
        this.sample = sample;
        this.classes = sample.classes();
        this.penalty = penalty;
        this.threads = threads;
        this.bias = new double[classes];
        this.logits = new float[Math.multiplyExact(sample.rows(), classes)];
        this.probabilities = new float[logits.length];
        this.losses = new double[sample.rows()];
    }

    /** Bodies with scores that fit the rows best. */
    static SoftmaxModel of(WeightedSample sample, List<Body> bodies, double penalty, int threads) {
        SoftmaxModel model = new SoftmaxModel(sample, penalty, threads);
        model.bodies.addAll(bodies);
        bodies.forEach(body -> model.scores.add(new double[model.classes]));
        model.refit();
        return model;
    }

    /** Bodies with the given scores. */
    static SoftmaxModel of(WeightedSample sample, ScoredRules rules, double penalty, int threads) {
        SoftmaxModel model = new SoftmaxModel(sample, penalty, threads);
        double[] point = rules.parameters();
        for (int k = 0; k < rules.bodies().size(); k++) {
            model.bodies.add(Body.of(rules.bodies().get(k), sample.columns()));
            model.scores.add(new double[model.classes]);
        }
        model.set(point, new SoftmaxRows(sample, model.bodies, penalty, threads));
        return model;
    }

    /** The same conjunctions and scores, to be changed apart. */
    private SoftmaxModel(SoftmaxModel other) {
        this.sample = other.sample;
        this.classes = other.classes;
        this.penalty = other.penalty;
        this.threads = other.threads;
        this.bodies.addAll(other.bodies);
        other.scores.forEach(own -> scores.add(own.clone()));
        this.bias = other.bias.clone();
        this.logits = other.logits.clone();
        this.probabilities = other.probabilities.clone();
        this.losses = other.losses.clone();
    }

    SoftmaxModel copy() {
        return new SoftmaxModel(this);
    }

    /** Becomes what another one of the same sample is. */
    void become(SoftmaxModel other) {
        bodies.clear();
        bodies.addAll(other.bodies);
        scores.clear();
        scores.addAll(other.scores);
        bias = other.bias;
        System.arraycopy(other.logits, 0, logits, 0, logits.length);
        System.arraycopy(other.probabilities, 0, probabilities, 0, probabilities.length);
        System.arraycopy(other.losses, 0, losses, 0, losses.length);
    }

    WeightedSample sample() {
        return sample;
    }

    double penalty() {
        return penalty;
    }

    int size() {
        return bodies.size();
    }

    Body body(int index) {
        return bodies.get(index);
    }

    /** What a conjunction adds to each class; not to be changed. */
    double[] scores(int index) {
        return scores.get(index);
    }

    /** The probability of a class in a row. */
    double probability(int row, int label) {
        return probabilities[row * classes + label];
    }

    /** The classes whose rows are furthest from having them, the worst first, no more than some. */
    List<Integer> unfinished(int most) {
        double[] missing = new double[classes];
        for (int row = 0; row < sample.rows(); row++) {
            for (int c = 0; c < classes; c++) {
                double share = sample.share(row, c);
                missing[c] += share == 0 ? 0 : sample.weight(row) * share * (1 - probability(row, c));
            }
        }
        return IntStream.range(0, classes)
                .boxed()
                .sorted(Comparator.comparingDouble(c -> -missing[c]))
                .limit(most)
                .toList();
    }

    /** The cross-entropy and the penalty. */
    double loss() {
        double loss = 0;
        for (double row : losses) {
            loss += row;
        }
        for (double[] own : scores) {
            loss += penalty(own);
        }
        return loss;
    }

    /** The loss and what the literals cost. */
    double cost(double price) {
        return loss() + price * bodies.stream().mapToInt(Body::length).sum();
    }

    private double penalty(double[] own) {
        double squares = 0;
        for (double score : own) {
            squares += score * score;
        }
        return penalty * squares / 2;
    }

    void add(int index, Body body, double[] own) {
        bodies.add(index, body);
        scores.add(index, own);
        shift(body, own, 1);
    }

    void remove(int index) {
        Body body = bodies.remove(index);
        shift(body, scores.remove(index), -1);
    }

    /** Adds scores to the rows that a body covers. */
    private void shift(Body body, double[] by, int sign) {
        for (int row : body.rows()) {
            int from = row * classes;
            for (int c = 0; c < classes; c++) {
                logits[from + c] += (float) (sign * by[c]);
            }
            refresh(row);
        }
    }

    private void refresh(int row) {
        int from = row * classes;
        double norm = Softmax.probabilities(logits, probabilities, from, classes);
        double known = 0;
        double all = 0;
        for (int c = 0; c < classes; c++) {
            double share = sample.share(row, c);
            all += share;
            known += share == 0 ? 0 : share * logits[from + c];
        }
        losses[row] = sample.weight(row) * ((classes == 1 ? 1 : all) * norm - known);
    }

    /** Scores for a body that is not among these, about as good as can be while all others stay. */
    double[] fitted(Body body) {
        return new LocalFit(sample, shifted(), penalty).of(body);
    }

    /** Fits all scores together, from where they are. */
    void refit() {
        refit(ITERATIONS);
    }

    /** As {@link #refit}, as near as so many iterations go. */
    void refit(int iterations) {
        double[] point = parameters();
        SoftmaxRows rows = new SoftmaxRows(sample, bodies, penalty, threads);
        if (classes == 1 && bodies.size() <= MOST_NEWTON) {
            new Newton(rows).minimise(point);
        } else {
            new Lbfgs(iterations, TOLERANCE).minimise(rows, point);
        }
        set(point, rows);
    }

    private void set(double[] point, SoftmaxRows rows) {
        for (int k = 0; k < bodies.size(); k++) {
            scores.set(k, Arrays.copyOfRange(point, k * classes, (k + 1) * classes));
        }
        bias = Arrays.copyOfRange(point, bodies.size() * classes, point.length);
        rows.logits(point, logits);
        for (int row = 0; row < sample.rows(); row++) {
            refresh(row);
        }
    }

    /** All scores, then the bias. */
    private double[] parameters() {
        double[] point = new double[(bodies.size() + 1) * classes];
        for (int k = 0; k < bodies.size(); k++) {
            System.arraycopy(scores.get(k), 0, point, k * classes, classes);
        }
        System.arraycopy(bias, 0, point, bodies.size() * classes, classes);
        return point;
    }

    /** The weight of the rows whose class is not the one with the highest score. */
    double errors() {
        double errors = 0;
        for (int row = 0; row < sample.rows(); row++) {
            int from = row * classes;
            int best = 0;
            for (int c = 1; c < classes; c++) {
                best = logits[from + c] > logits[from + best] ? c : best;
            }
            errors += sample.weight(row) * (1 - sample.share(row, best));
        }
        return errors;
    }

    ScoredRules rules() {
        return new ScoredRules(bodies.stream().map(Body::rule).toList(), classes, parameters());
    }

    private ShiftedRow shifted() {
        return new ShiftedRow(classes, logits, probabilities);
    }

    /** For each conjunction how much the loss grows when it goes and all other scores stay. */
    double[] absences() {
        Absence absence = new Absence(sample, logits, losses, shifted());
        double[] absences = new double[bodies.size()];
        for (int k = 0; k < absences.length; k++) {
            double[] own = scores.get(k);
            absences[k] = absence.addTo(-penalty(own), bodies.get(k), own);
        }
        return absences;
    }
}

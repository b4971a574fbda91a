package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.minimum.Lbfgs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The penalised cross-entropy of a softmax over 0/1 conjunctions, on the rows of a sample: sum of weight x cross-entropy plus
 * half the penalty times the squares of the scores (not of the bias). One head that holds or not has one score, against 0. Rows are
 * gone through in blocks that do not depend on the number of threads, so that sums do not either.
 */
final class SoftmaxRows implements Lbfgs.Function {
    private static final double TRACE = 1e-6;
    private static final int BLOCKS = 4;
    private static final long LARGE = 1_000_000; // additions, to be worth a thread

    private final WeightedSample sample;
    private final int[][] rows; // [conjunctions][rows that it covers]
    private final CoveringScores scores;
    private final double penalty;
    private final int classes;
    private final int threads;
    private final double[] residuals; // [rows x classes]

    SoftmaxRows(WeightedSample sample, List<Body> bodies, double penalty) {
        this(sample, bodies, penalty, 1);
    }

    SoftmaxRows(WeightedSample sample, List<Body> bodies, double penalty, int threads) {
        this.sample = sample;
        this.penalty = penalty;
        this.classes = sample.classes();
        this.residuals = new double[sample.rows() * classes];
        this.rows = bodies.stream().map(Body::rows).toArray(int[][]::new);
        this.scores = new CoveringScores(rows, sample.rows(), classes);
        this.threads = scores.additions() < LARGE ? 1 : threads;
    }

    /** How many parameters: a score for each conjunction and class, then a bias for each class. */
    int parameters() {
        return (rows.length + 1) * classes;
    }

    @Override
    public double at(double[] parameters, double[] gradient) {
        List<Part> parts = parts(block -> part(block, parameters));
        Arrays.fill(gradient, 0);
        double loss = 0;
        for (Part part : parts) {
            loss += part.loss;
            for (int i = 0; i < gradient.length; i++) {
                gradient[i] += part.sums[i];
            }
        }
        return loss + penalise(parameters, gradient);
    }

    /** What one block of rows adds to the loss, and to a sum for each parameter. */
    private static final class Part {
        private final double[] sums;
        private double loss;

        Part(int parameters) {
            this.sums = new double[parameters];
        }
    }

    private interface Block {
        Part of(int block);
    }

    private List<Part> parts(Block block) {
        List<Workers.Job<Part>> jobs = new ArrayList<>();
        for (int b = 0; b < BLOCKS; b++) {
            int own = b;
            jobs.add(() -> block.of(own));
        }
        return threads == 1
                ? jobs.stream().map(Workers.Job::get).toList()
                : Workers.run(jobs, threads, Budget.unlimited());
    }

    private int first(int block) {
        return (int) ((long) sample.rows() * block / BLOCKS);
    }

    private Part part(int block, double[] parameters) {
        Part part = new Part(parameters.length);
        for (int row = first(block); row < first(block + 1); row++) {
            scores.sum(row, parameters, residuals);
            part.loss += residual(row);
            scores.add(row, residuals, part.sums);
        }
        return part;
    }

    /**
     * The second derivatives at the point where the gradient was asked for last, of one head, [parameters][parameters], the lower
     * half; the bias has a trace of a penalty, so that there is a minimum whatever the rows.
     */
    double[][] curvature() {
        double[] curvatures = new double[sample.rows()];
        for (int row = 0; row < curvatures.length; row++) {
            double weight = sample.weight(row);
            double probability = weight == 0 ? 0 : residuals[row] / weight + sample.share(row, 0);
            curvatures[row] = weight * probability * (1 - probability);
        }
        double[][] all = new double[rows.length + 1][];
        double[] marked = new double[curvatures.length];
        for (int k = 0; k < rows.length; k++) {
            Arrays.fill(marked, 0);
            for (int row : rows[k]) {
                marked[row] = curvatures[row];
            }
            all[k] = sums(marked, k);
            all[k][k] += penalty;
        }
        all[rows.length] = sums(curvatures, rows.length);
        all[rows.length][rows.length] = Arrays.stream(curvatures).sum() + TRACE;
        return all;
    }

    /** Over the rows of each conjunction up to one. */
    private double[] sums(double[] marked, int last) {
        double[] sums = new double[last + 1];
        for (int k = 0; k <= last && k < rows.length; k++) {
            for (int row : rows[k]) {
                sums[k] += marked[row];
            }
        }
        return sums;
    }

    /** What each class scores in each row, [rows x classes]. */
    void logits(double[] parameters, float[] logits) {
        for (int row = 0; row < sample.rows(); row++) {
            scores.sum(row, parameters, residuals);
        }
        for (int i = 0; i < logits.length; i++) {
            logits[i] = (float) residuals[i];
        }
    }

    /** Turns a row's logits into weight x (probability - share); returns weight x cross-entropy. */
    private double residual(int row) {
        int from = row * classes;
        double weight = sample.weight(row);
        double known = 0;
        double shares = 0;
        for (int c = 0; c < classes; c++) {
            shares += sample.share(row, c);
            known += sample.share(row, c) * residuals[from + c];
        }
        double norm = Softmax.probabilities(residuals, from, classes);
        for (int c = 0; c < classes; c++) {
            residuals[from + c] = weight * (residuals[from + c] - sample.share(row, c));
        }
        return weight * ((classes == 1 ? 1 : shares) * norm - known);
    }

    @Override
    public void preconditioner(double[] parameters, double[] diagonal) {
        Arrays.fill(diagonal, penalty);
        for (Part part : parts(block -> curvatures(block, parameters))) {
            for (int i = 0; i < diagonal.length; i++) {
                diagonal[i] += part.sums[i];
            }
        }
    }

    private Part curvatures(int block, double[] parameters) {
        Part part = new Part(parameters.length);
        for (int row = first(block); row < first(block + 1); row++) {
            scores.sum(row, parameters, residuals);
            Softmax.probabilities(residuals, row * classes, classes);
            for (int i = row * classes; i < (row + 1) * classes; i++) {
                residuals[i] *= sample.weight(row) * (1 - residuals[i]);
            }
            scores.add(row, residuals, part.sums);
        }
        return part;
    }

    /** Adds the penalty's slope to the gradient, and returns the penalty. */
    private double penalise(double[] parameters, double[] gradient) {
        double squares = 0;
        for (int i = 0; i < rows.length * classes; i++) {
            gradient[i] += penalty * parameters[i];
            squares += parameters[i] * parameters[i];
        }
        return penalty * squares / 2;
    }
}

package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.List;

/**
 * The penalised cross-entropy of a softmax over 0/1 conjunctions, on the rows of a sample: sum of weight x cross-entropy plus
 * half the penalty times the squares of the scores (not of the bias). One head that holds or not has one score, against 0.
 */
final class SoftmaxRows implements Lbfgs.Function {
    private static final double TRACE = 1e-6;

    private final WeightedSample sample;
    private final int[][] rows; // [conjunctions][rows that it covers]
    private final double penalty;
    private final int classes;
    private final double[] residuals; // [rows x classes]

    SoftmaxRows(WeightedSample sample, List<Body> bodies, double penalty) {
        this.sample = sample;
        this.penalty = penalty;
        this.classes = sample.classes();
        this.residuals = new double[sample.rows() * classes];
        this.rows = bodies.stream().map(Body::rows).toArray(int[][]::new);
    }

    /** How many parameters: a score for each conjunction and class, then a bias for each class. */
    int parameters() {
        return (rows.length + 1) * classes;
    }

    @Override
    public double at(double[] parameters, double[] gradient) {
        logits(parameters, residuals);
        double loss = 0;
        for (int row = 0; row < sample.rows(); row++) {
            loss += residual(row);
        }
        return loss + gradients(parameters, gradient);
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
    void logits(double[] parameters, double[] logits) {
        int bias = rows.length * classes;
        for (int i = 0; i < logits.length; i += classes) {
            System.arraycopy(parameters, bias, logits, i, classes);
        }
        for (int k = 0; k < rows.length; k++) {
            for (int row : rows[k]) {
                for (int c = 0; c < classes; c++) {
                    logits[row * classes + c] += parameters[k * classes + c];
                }
            }
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
        double[] curvatures = new double[residuals.length];
        logits(parameters, curvatures);
        for (int row = 0; row < sample.rows(); row++) {
            Softmax.probabilities(curvatures, row * classes, classes);
            for (int i = row * classes; i < (row + 1) * classes; i++) {
                curvatures[i] *= sample.weight(row) * (1 - curvatures[i]);
            }
        }
        sums(curvatures, diagonal);
        for (int i = 0; i < diagonal.length; i++) {
            diagonal[i] += penalty;
        }
    }

    /** Of numbers [rows x classes], for each parameter over the rows in which it counts. */
    private void sums(double[] numbers, double[] sums) {
        Arrays.fill(sums, 0);
        for (int k = 0; k < rows.length; k++) {
            for (int row : rows[k]) {
                for (int c = 0; c < classes; c++) {
                    sums[k * classes + c] += numbers[row * classes + c];
                }
            }
        }
        for (int i = 0; i < numbers.length; i++) {
            sums[rows.length * classes + i % classes] += numbers[i];
        }
    }

    /** Writes the gradient and returns the penalty. */
    private double gradients(double[] parameters, double[] gradient) {
        sums(residuals, gradient);
        double squares = 0;
        for (int i = 0; i < rows.length * classes; i++) {
            gradient[i] += penalty * parameters[i];
            squares += parameters[i] * parameters[i];
        }
        return penalty * squares / 2;
    }
}

package dev.cleave.training.schedule;

import dev.cleave.training.FrontExample;
import dev.cleave.training.layer.Example;
import java.util.Arrays;

/**
 * A whole network with learned predicates, a class head and row weights, written the obvious way in double precision: its
 * loss is what the fast step's gradients are measured against by small differences.
 */
final class FrontReference {
    final double[][] w; // [conjunctions x predicates]
    final double[][] v; // [outputs x conjunctions]
    final double[][]
            front; // thresholds [1 x cuts], or hidden and last weights, [nodes x inputs + 1] one after the other
    private final FrontExample example;
    private final StepSettings settings;

    FrontReference(FrontExample example, StepSettings settings) {
        this.example = example;
        this.settings = settings;
        this.w = Example.matrix(example.conjunctive(), example.conjunctions);
        this.v = Example.matrix(example.disjunctive, example.outputs);
        this.front = example.front();
    }

    double loss(int rows) {
        double loss = 0;
        for (int row = 0; row < rows; row++) {
            double[] p = example.predicates(row, front, settings.temperature());
            double[] h = layer(w, p, settings.delta());
            double[] f = raw(v, h, -settings.delta());
            loss += example.weight(row) * outputLoss(f, row) / rows;
            loss += settings.losses().conjunction() * undecided(h, 0) / rows;
            loss += settings.losses().predicate() * undecided(p, p.length - example.learned()) / rows;
        }
        return loss;
    }

    private double outputLoss(double[] f, int row) {
        double[] t = example.targets(row);
        return switch (example.head) {
            case INDEPENDENT -> logistic(f, t);
            case MUTEX -> mutex(f, t);
            case EXACTLY_ONE -> logistic(constrained(f), t) / 6 + logistic(f, t);
        };
    }

    private static double logistic(double[] f, double[] t) {
        double loss = 0;
        for (int j = 0; j < f.length; j++) {
            loss += Math.log1p(Math.exp(-2 * f[j] * t[j])) / f.length;
        }
        return loss;
    }

    private double mutex(double[] f, double[] t) {
        double sum = Arrays.stream(f).map(Math::exp).sum();
        double loss = 0;
        for (int j = 0; j < f.length; j++) {
            double p = Math.exp(f[j]) / sum;
            double alone = (1 + Math.tanh(f[j])) / 2;
            loss -= t[j] > 0 ? Math.log(p) : 0;
            loss -= settings.losses().mutex() * (p * Math.log(alone) + (1 - p) * Math.log(1 - alone));
        }
        return loss;
    }

    /** A conjunction for each class, of its own output and the negation of all others. */
    private double[] constrained(double[] f) {
        double[][] weights = new double[f.length][f.length];
        for (int k = 0; k < f.length; k++) {
            Arrays.fill(weights[k], -6);
            weights[k][k] = 6;
        }
        return raw(weights, Arrays.stream(f).map(Math::tanh).toArray(), settings.delta());
    }

    private static double undecided(double[] values, int from) {
        double sum = 0;
        for (int i = from; i < values.length; i++) {
            sum += 1 - Math.abs(values[i]);
        }
        return sum / (values.length - from);
    }

    private static double[] layer(double[][] weights, double[] x, double delta) {
        return Arrays.stream(raw(weights, x, delta)).map(Math::tanh).toArray();
    }

    private static double[] raw(double[][] weights, double[] x, double delta) {
        double[] f = new double[weights.length];
        for (int n = 0; n < f.length; n++) {
            double largest = 0;
            double sum = 0;
            for (int i = 0; i < x.length; i++) {
                f[n] += weights[n][i] * x[i];
                largest = Math.max(largest, Math.abs(weights[n][i]));
                sum += Math.abs(weights[n][i]);
            }
            f[n] += delta * (largest - sum);
        }
        return f;
    }
}

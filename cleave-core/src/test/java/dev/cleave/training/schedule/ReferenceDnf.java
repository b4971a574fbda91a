package dev.cleave.training.schedule;

/** The network's loss and gradient written the obvious way in double precision: what the fast step is measured against. */
public final class ReferenceDnf {
    final double[][] w; // [conjunctions x atoms]
    final double[][] v; // [outputs x conjunctions]
    private final double[][] x; // [rows x atoms]
    private final double[][] t; // [rows x outputs]
    private final StepSettings settings;

    public ReferenceDnf(double[][] w, double[][] v, double[][] x, double[][] t, StepSettings settings) {
        this.w = w;
        this.v = v;
        this.x = x;
        this.t = t;
        this.settings = settings;
    }

    /** The loss of the soft network, with every auxiliary loss but the decay, which is not one. */
    double loss() {
        double loss = 0;
        double undecided = 0;
        for (int b = 0; b < x.length; b++) {
            double[] h = hidden(x[b]);
            for (double value : h) {
                undecided += 1 - Math.abs(value);
            }
            for (int j = 0; j < v.length; j++) {
                double logit = 2 * node(v[j], h, -settings.delta());
                loss += Math.log1p(Math.exp(-logit * t[b][j])) / (x.length * v.length);
            }
        }
        return loss + settings.losses().conjunction() * undecided / (x.length * w.length) + penalties();
    }

    public double[] row(int b) {
        return x[b];
    }

    /** f of the outputs for one row. */
    public double[] outputs(double[] row) {
        double[] h = hidden(row);
        double[] f = new double[v.length];
        for (int j = 0; j < f.length; j++) {
            f[j] = node(v[j], h, -settings.delta());
        }
        return f;
    }

    /** Gradient of the conjunctive weights as the chain rule gives it, with tanh's slope in place of sign's. */
    double[][] conjunctiveGradient() {
        double[][] gradient = new double[w.length][w[0].length];
        for (int b = 0; b < x.length; b++) {
            double[] h = hidden(x[b]);
            double[] dy = outputGradient(b);
            for (int q = 0; q < w.length; q++) {
                double dh = -settings.losses().conjunction() * Math.signum(h[q]) / (x.length * w.length);
                for (int j = 0; j < v.length; j++) {
                    dh += dy[j] * v[j][q];
                }
                double soft = Math.tanh(node(w[q], x[b], settings.delta()));
                addNodeGradient(w[q], x[b], settings.delta(), dh * (1 - soft * soft), gradient[q]);
            }
        }
        addPenaltyGradient(w, gradient);
        return gradient;
    }

    double[][] disjunctiveGradient() {
        double[][] gradient = new double[v.length][w.length];
        for (int b = 0; b < x.length; b++) {
            double[] dy = outputGradient(b);
            for (int j = 0; j < v.length; j++) {
                addNodeGradient(v[j], hidden(x[b]), -settings.delta(), dy[j], gradient[j]);
            }
        }
        addPenaltyGradient(v, gradient);
        return gradient;
    }

    private double[] outputGradient(int b) {
        double[] f = outputs(x[b]);
        for (int j = 0; j < f.length; j++) {
            f[j] = (Math.tanh(f[j]) - t[b][j]) / (x.length * f.length);
        }
        return f;
    }

    private double[] hidden(double[] row) {
        double[] h = new double[w.length];
        for (int q = 0; q < h.length; q++) {
            double f = node(w[q], row, settings.delta());
            h[q] = settings.hard() ? (f > 0 ? 1 : -1) : Math.tanh(f);
        }
        return h;
    }

    private static double node(double[] weights, double[] inputs, double delta) {
        double f = 0;
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            f += weights[i] * inputs[i];
            sum += Math.abs(weights[i]);
        }
        return f + delta * (largest(weights) - sum);
    }

    private static void addNodeGradient(double[] weights, double[] inputs, double delta, double d, double[] gradient) {
        int ties = 0;
        for (double weight : weights) {
            ties += Math.abs(weight) == largest(weights) ? 1 : 0;
        }
        for (int i = 0; i < weights.length; i++) {
            double share = Math.abs(weights[i]) == largest(weights) ? 1.0 / ties : 0;
            gradient[i] += d * (inputs[i] + delta * Math.signum(weights[i]) * (share - 1));
        }
    }

    private static double largest(double[] weights) {
        double largest = 0;
        for (double weight : weights) {
            largest = Math.max(largest, Math.abs(weight));
        }
        return largest;
    }

    private double penalties() {
        double l1 = 0;
        double pull = 0;
        for (double[][] layer : new double[][][] {w, v}) {
            for (double[] node : layer) {
                for (double weight : node) {
                    l1 += Math.abs(weight);
                    pull += Math.abs(weight) * Math.abs(6 - Math.abs(weight));
                }
            }
        }
        return settings.losses().l1() * l1 + settings.losses().weight() * pull / weights();
    }

    private void addPenaltyGradient(double[][] layer, double[][] gradient) {
        for (int n = 0; n < layer.length; n++) {
            for (int i = 0; i < layer[n].length; i++) {
                double size = Math.abs(layer[n][i]);
                double pull = size < 6 ? 6 - 2 * size : 2 * size - 6;
                double slope = settings.losses().l1() + settings.losses().weight() * pull / weights();
                gradient[n][i] += slope * Math.signum(layer[n][i]);
            }
        }
    }

    private int weights() {
        return w.length * (w[0].length + v.length);
    }
}

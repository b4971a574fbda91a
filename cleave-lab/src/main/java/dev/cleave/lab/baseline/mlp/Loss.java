package dev.cleave.lab.baseline.mlp;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Panels;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;

/** Cross-entropy, and what outputs answer. */
enum Loss {
    /** Each output by itself: the logit of a label. */
    LABELS {
        @Override
        double of(Panels sums, Dataset rows, Rows batch, Panels gradient) {
            double loss = 0;
            for (int r = 0; r < batch.size(); r++) {
                double weight = rows.weights().get(batch.get(r));
                for (int output = 0; output < sums.width(); output++) {
                    double z = sums.get(r, output);
                    double target = rows.targets().get(batch.get(r), output) ? 1 : 0;
                    loss += weight * (Math.max(z, 0) - z * target + Math.log1p(Math.exp(-Math.abs(z))));
                    gradient.set(r, output, (float) (weight * (1 / (1 + Math.exp(-z)) - target) / batch.size()));
                }
            }
            return loss / batch.size();
        }

        @Override
        void answer(Panels sums, int r, BitMatrix.Builder answers, int row) {
            for (int output = 0; output < sums.width(); output++) {
                if (sums.get(r, output) > 0) {
                    answers.set(row, output);
                }
            }
        }
    },
    /** One of the outputs: a softmax over classes. */
    CLASSES {
        @Override
        double of(Panels sums, Dataset rows, Rows batch, Panels gradient) {
            double loss = 0;
            for (int r = 0; r < batch.size(); r++) {
                double weight = rows.weights().get(batch.get(r));
                double normaliser = normaliser(sums, r);
                for (int output = 0; output < sums.width(); output++) {
                    double logarithm = sums.get(r, output) - normaliser;
                    boolean isSo = rows.targets().get(batch.get(r), output);
                    loss -= isSo ? weight * logarithm : 0;
                    gradient.set(r, output, (float) (weight * (Math.exp(logarithm) - (isSo ? 1 : 0)) / batch.size()));
                }
            }
            return loss / batch.size();
        }

        @Override
        void answer(Panels sums, int r, BitMatrix.Builder answers, int row) {
            answers.set(row, largest(sums, r));
        }
    };

    /** The mean over the rows of a batch, each as much as it weighs; sets the gradient of the sums. [rows x outputs] */
    abstract double of(Panels sums, Dataset rows, Rows batch, Panels gradient);

    abstract void answer(Panels sums, int r, BitMatrix.Builder answers, int row);

    /** The logarithm of the sum of exponentials. */
    private static double normaliser(Panels sums, int r) {
        double most = sums.get(r, largest(sums, r));
        double sum = 0;
        for (int output = 0; output < sums.width(); output++) {
            sum += Math.exp(sums.get(r, output) - most);
        }
        return most + Math.log(sum);
    }

    private static int largest(Panels sums, int r) {
        int best = 0;
        for (int output = 1; output < sums.width(); output++) {
            best = sums.get(r, output) > sums.get(r, best) ? output : best;
        }
        return best;
    }
}

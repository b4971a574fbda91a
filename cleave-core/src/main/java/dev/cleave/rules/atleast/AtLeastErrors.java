package dev.cleave.rules.atleast;

import dev.cleave.rules.HeadRows;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;

/** Adds up the weights of the literals that hold in each row, and finds the bound that gets the fewest rows wrong, by their weight. */
final class AtLeastErrors {
    private final byte[][] holds; // [literals][rows], 1 where the literal holds
    private final double[] gains; // [rows], the weight of a row, negative where the label does not hold
    private final int[] sums; // [rows]
    private final double price;

    AtLeastErrors(HeadRows rows, int[] atoms, boolean[] positive, double price) {
        this.price = price;
        this.gains = new double[rows.rows()];
        this.sums = new int[rows.rows()];
        this.holds = new byte[atoms.length][rows.rows()];
        BitMatrix inputs = rows.data().inputs();
        for (int row = 0; row < gains.length; row++) {
            gains[row] = rows.holds(row) ? rows.weight(row) : -rows.weight(row);
            for (int i = 0; i < atoms.length; i++) {
                holds[i][row] = (byte) (inputs.get(row, atoms[i]) == positive[i] ? 1 : 0);
            }
        }
    }

    /** The best bound for some weights, and what that costs: wrong rows, and the price of every symbol written. */
    record Fit(int bound, double cost) {}

    Fit fit(int[] weights) {
        Arrays.fill(sums, 0);
        int most = 0;
        double symbols = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                add(weights[i], holds[i]);
                most += weights[i];
                symbols += weights[i] > 1 ? 2 : 1;
            }
        }
        return best(most, price * (symbols + 2));
    }

    private void add(int weight, byte[] of) {
        for (int row = 0; row < sums.length; row++) {
            sums[row] += weight * of[row];
        }
    }

    private Fit best(int most, double fixed) {
        double[] gained = new double[most + 2]; // by sum: rows that hold less those that don't
        double wrong = 0;
        for (int row = 0; row < sums.length; row++) {
            gained[sums[row]] += gains[row];
            wrong += Math.max(0, gains[row]);
        }
        Fit best = new Fit(most + 1, wrong + fixed);
        for (int bound = most; bound >= 1; bound--) {
            wrong -= gained[bound];
            if (wrong + fixed < best.cost()) {
                best = new Fit(bound, wrong + fixed);
            }
        }
        return best;
    }
}

package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.near.NearEnsemble;
import dev.cleave.table.BitMatrix;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Soft networks for one task that answer together: the mean of their probabilities.
 *
 * @param members at least one
 */
public record SoftEnsemble(List<SoftNetwork> members) {
    private static final int CHUNK = 1_024; // rows

    public SoftEnsemble {
        members = List.copyOf(members);
        LayerChecks.require(!members.isEmpty(), "an ensemble has at least one network");
        int outputs = members.get(0).head().outputs();
        LayerChecks.require(
                members.stream().allMatch(member -> member.head().outputs() == outputs), "networks of different tasks");
    }

    public int outputs() {
        return members.get(0).head().outputs();
    }

    public boolean isExclusive() {
        return members.get(0).head().isExclusive();
    }

    /** How probable each output is, [rows x outputs]. */
    public double[] probabilities(NetworkInputs rows) {
        double[] sums = new double[rows.rows() * outputs()];
        IntStream.range(0, (rows.rows() + CHUNK - 1) / CHUNK)
                .parallel()
                .forEach(chunk -> members.forEach(
                        member -> add(member, rows, chunk * CHUNK, Math.min(rows.rows(), (chunk + 1) * CHUNK), sums)));
        return sums;
    }

    private void add(SoftNetwork member, NetworkInputs rows, int from, int to, double[] sums) {
        NeuralDnf.Pass pass = member.pass();
        for (int row = from; row < to; row++) {
            add(member, pass, rows, row, sums, row * outputs());
        }
    }

    private void add(SoftNetwork member, NeuralDnf.Pass pass, NetworkInputs rows, int row, double[] sums, int at) {
        double[] own = member.head().probabilities(pass.outputs(rows, row));
        for (int k = 0; k < own.length; k++) {
            sums[at + k] = Math.min(1, sums[at + k] + own[k] / members.size());
        }
    }

    /**
     * The labels of every row, [rows x outputs]: the most probable class, the first of equals; or each output that is more probable than
     * a bound.
     */
    public BitMatrix predict(NetworkInputs rows, double bound) {
        return NearEnsemble.of(this, rows.rows())
                .map(near -> near.predict(rows, bound))
                .orElseGet(() -> decided(probabilities(rows), rows.rows(), bound));
    }

    /** How probable each output is of one row. */
    public double[] probabilities(NetworkInputs rows, int row) {
        double[] sums = new double[outputs()];
        members.forEach(member -> add(member, member.pass(), rows, row, sums, 0));
        return sums;
    }

    private BitMatrix decided(double[] probabilities, int rows, double bound) {
        int outputs = outputs();
        BitMatrix.Builder labels = new BitMatrix.Builder(rows, outputs);
        for (int row = 0; row < rows; row++) {
            if (isExclusive()) {
                labels.set(row, largest(probabilities, row * outputs, outputs));
            } else {
                for (int k = 0; k < outputs; k++) {
                    if (probabilities[row * outputs + k] > bound) {
                        labels.set(row, k);
                    }
                }
            }
        }
        return labels.build();
    }

    private static int largest(double[] values, int from, int count) {
        int best = 0;
        for (int k = 1; k < count; k++) {
            best = values[from + k] > values[from + best] ? k : best;
        }
        return best;
    }
}

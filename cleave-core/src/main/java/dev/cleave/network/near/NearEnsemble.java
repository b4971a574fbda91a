package dev.cleave.network.near;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What networks together say of very many rows: by {@link NearProbabilities} where these leave no doubt, and exactly where they do, so that
 * labels are those of {@link SoftEnsemble} itself.
 */
public final class NearEnsemble {
    private static final int MANY_ROWS = 20_000; // for which tables of sums are worth their while
    private static final int MOST_INPUTS = 500; // of a network, whose tables take room
    private static final int CHUNK = 4_096; // rows
    private static final double ROUNDING = 1e-12; // of a mean

    private final SoftEnsemble networks;
    private final List<NearProbabilities> members;
    private final double error;

    private NearEnsemble(SoftEnsemble networks) {
        this.networks = networks;
        this.members = networks.members().stream().map(NearProbabilities::of).toList();
        this.error = ROUNDING
                + members.stream().mapToDouble(NearProbabilities::error).max().orElse(0);
    }

    /** Where there is a fast way, and there are rows enough for it. */
    public static Optional<NearEnsemble> of(SoftEnsemble networks, int rows) {
        return rows >= MANY_ROWS
                        && networks.members().stream()
                                .allMatch(member -> NearProbabilities.isFor(member)
                                        && member.predicates().size() <= MOST_INPUTS)
                ? Optional.of(new NearEnsemble(networks))
                : Optional.empty();
    }

    /** Each output that is more probable than a bound, [rows x outputs]. */
    public BitMatrix predict(NetworkInputs rows, double bound) {
        BitMatrix.Builder labels = new BitMatrix.Builder(rows.rows(), networks.outputs());
        IntStream.range(0, (rows.rows() + CHUNK - 1) / CHUNK)
                .parallel()
                .forEach(chunk -> predict(rows, chunk * CHUNK, bound, labels));
        return labels.build();
    }

    private void predict(NetworkInputs rows, int from, double bound, BitMatrix.Builder labels) {
        int outputs = networks.outputs();
        int count = Math.min(CHUNK, rows.rows() - from);
        double[] means = means(rows, from, count);
        for (int row = 0; row < count; row++) {
            double[] own = Arrays.copyOfRange(means, row * outputs, (row + 1) * outputs);
            boolean isSure = Arrays.stream(own).allMatch(mean -> Math.abs(mean - bound) > error);
            double[] known = isSure ? own : networks.probabilities(rows, from + row);
            for (int output = 0; output < outputs; output++) {
                if (known[output] > bound) {
                    labels.set(from + row, output);
                }
            }
        }
    }

    private double[] means(NetworkInputs rows, int from, int count) {
        double[] means = new double[count * networks.outputs()];
        for (NearProbabilities shared : members) {
            NearProbabilities member = shared.another();
            double[] own = new double[member.most() * networks.outputs()];
            for (int first = 0; first < count; first += member.most()) {
                int some = Math.min(member.most(), count - first);
                member.of(rows, from + first, some, own);
                for (int i = 0; i < some * networks.outputs(); i++) {
                    means[first * networks.outputs() + i] += own[i] / members.size();
                }
            }
        }
        return means;
    }
}

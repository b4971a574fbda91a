package dev.cleave.paper;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.WeightRows;
import dev.cleave.rules.split.Shortage;
import dev.cleave.rules.split.SplitResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The conjunctions that others were split into, and which outputs use them. */
final class SplitParts {
    private final int atoms;
    private final float[][] parents; // [outputs][conjunctions]
    private final List<float[]> bodies = new ArrayList<>();
    private final List<float[]> columns = new ArrayList<>(); // of outputs

    SplitParts(SoftNetwork network) {
        this.atoms = network.predicates().size();
        this.parents = WeightRows.of(network.disjunctions());
    }

    int size() {
        return bodies.size();
    }

    /** Whether an output uses a conjunction with this sign. */
    boolean isUsed(int k, int sign) {
        for (float[] output : parents) {
            if (sign * output[k] > 0) {
                return true;
            }
        }
        return false;
    }

    Optional<Shortage> add(SplitResult split, int k, int sign) {
        float[] column = new float[parents.length];
        for (int output = 0; output < parents.length; output++) {
            column[output] = Math.max(0, sign * parents[output][k]);
        }
        for (Rule.All rule : split.rules()) {
            bodies.add(body(rule));
            columns.add(column);
        }
        return split instanceof SplitResult.Part part ? Optional.of(part.shortage()) : Optional.empty();
    }

    private float[] body(Rule.All rule) {
        float[] weights = new float[atoms];
        for (Literal literal : rule.literals()) {
            weights[literal.atom()] = literal.positive() ? DiscreteNetworks.SIZE : -DiscreteNetworks.SIZE;
        }
        return weights;
    }

    float[][] conjunctions() {
        return bodies.isEmpty() ? new float[1][atoms] : bodies.toArray(float[][]::new);
    }

    float[][] disjunctions() {
        float[][] rows = new float[parents.length][Math.max(1, columns.size())];
        for (int k = 0; k < columns.size(); k++) {
            for (int output = 0; output < rows.length; output++) {
                rows[output][k] = columns.get(k)[output];
            }
        }
        return rows;
    }
}

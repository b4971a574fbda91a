package dev.cleave.rules.writeback;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/**
 * Scored rules written back as a network: the class with the largest {@code U h + b}, where h is 1 for each body that holds and
 * 0 for each other, and softmax of that as probabilities. Conjunction i is body i, with weights of 6 and -6.
 *
 * <p>A disjunction's bias follows from its weights. Conjunctions without weights, which never hold, stand after the bodies and
 * make the difference: with v = U / 2, N the sum of |v| over v &lt; 0, M the largest weight and -a those of the constant
 * conjunctions, f = U h + 2 N - M + 2 (sum of a). All classes are shifted by the same s, so that no a need be negative; that
 * changes neither an answer nor a probability.
 *
 * <p>Exact: scores are rounded to floats, biases are taken as they are (to a multiple of 2^-149), and of these two the network is
 * the function in real arithmetic, up to s. Where scores are very many, these and biases are first rounded to multiples of 1/128.
 */
@NullMarked
public final class ClassNetwork {
    private static final float WEIGHT = 6;
    private static final int MOST_PARTS = 16;
    private static final int MOST_FINE = 1 << 12; // scores whose every digit counts
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private ClassNetwork() {}

    /**
     * Throws {@link IllegalArgumentException} where sizes don't fit or a score is no finite float.
     *
     * @param atoms that bodies are about
     * @param scores [classes][bodies]
     * @param biases [classes], two or more
     */
    public static HardNetwork of(int atoms, List<Rule.All> bodies, double[][] scores, double[] biases) {
        if (scores.length != biases.length) {
            throw new IllegalArgumentException(scores.length + " rows of scores for " + biases.length + " biases");
        }
        Rounding rounding = (long) biases.length * bodies.size() > MOST_FINE ? Rounding.COARSE : Rounding.NONE;
        List<Row> rows = new ArrayList<>();
        for (int k = 0; k < scores.length; k++) {
            rows.add(Row.of(bodies, scores[k], biases[k], rounding));
        }
        BigDecimal shift = rows.stream().map(Row::least).reduce(BigDecimal::max).orElseThrow();
        List<List<Float>> constants =
                rows.stream().map(row -> row.constants(shift)).toList();
        int more = constants.stream().mapToInt(List::size).max().orElse(0);
        int nodes = Math.max(1, bodies.size() + more);
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, nodes, atoms, conjunctions(atoms, bodies, nodes)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, rows.size(), nodes, classes(rows, constants, nodes)),
                new MutexHead(rows.size()));
    }

    static float[] conjunctions(int atoms, List<Rule.All> bodies, int nodes) {
        float[] weights = new float[nodes * atoms];
        for (int node = 0; node < bodies.size(); node++) {
            for (Literal literal : bodies.get(node).literals()) {
                weights[node * atoms + literal.atom()] = literal.positive() ? WEIGHT : -WEIGHT;
            }
        }
        return weights;
    }

    private static float[] classes(List<Row> rows, List<List<Float>> constants, int nodes) {
        float[] weights = new float[rows.size() * nodes];
        for (int k = 0; k < rows.size(); k++) {
            List<Float> halves = rows.get(k).halves();
            for (int i = 0; i < halves.size(); i++) {
                weights[k * nodes + i] = halves.get(i);
            }
            for (int i = 0; i < constants.get(k).size(); i++) {
                weights[k * nodes + halves.size() + i] = -constants.get(k).get(i);
            }
        }
        return weights;
    }

    /** What is left of scores. Many are read as whole points, so that these must be short; a 128th is below what any fit can tell. */
    private enum Rounding {
        NONE,
        COARSE;

        private static final double UNITS = 128;

        double of(double score) {
            return this == NONE || !Double.isFinite(score) ? score : StrictMath.rint(score * UNITS) / UNITS;
        }
    }

    /**
     * One class.
     *
     * @param halves of its scores; 0 for a body that always holds, whose score is in the bias
     * @param lack what its bias must be above that of its weights, but for the largest weight: b - 2 N
     */
    private record Row(List<Float> halves, BigDecimal largest, BigDecimal lack) {
        static Row of(List<Rule.All> bodies, double[] scores, double bias, Rounding rounding) {
            if (scores.length != bodies.size() || !Double.isFinite(bias)) {
                throw new IllegalArgumentException(
                        scores.length + " scores and a bias of " + bias + " for " + bodies.size() + " bodies");
            }
            List<Float> halves = new ArrayList<>();
            BigDecimal largest = BigDecimal.ZERO;
            BigDecimal lack = new BigDecimal(rounding.of(bias));
            for (int i = 0; i < scores.length; i++) {
                float half = requireFinite((float) (rounding.of(scores[i]) / 2));
                BigDecimal exact = new BigDecimal(half);
                boolean isAlways = bodies.get(i).literals().isEmpty();
                halves.add(isAlways ? 0 : half);
                if (isAlways) {
                    lack = lack.add(exact.multiply(TWO));
                } else {
                    largest = largest.max(exact.abs());
                    lack = lack.add(exact.min(BigDecimal.ZERO).multiply(TWO));
                }
            }
            return new Row(List.copyOf(halves), largest, lack);
        }

        private static float requireFinite(float score) {
            if (!Float.isFinite(score)) {
                throw new IllegalArgumentException("a score is no finite float");
            }
            return score;
        }

        /** The least shift for which constants can make up what is lacking. */
        BigDecimal least() {
            return largest.add(lack).negate();
        }

        /** Their magnitudes a: 2 (sum of a) - max(largest, a) is what is lacking, shifted. */
        List<Float> constants(BigDecimal shift) {
            BigDecimal wanted = lack.add(shift);
            List<Float> parts = new ArrayList<>();
            if (wanted.compareTo(largest) > 0) {
                // The first part is the largest weight, so that it counts once.
                float first = floor(wanted);
                parts.add(first);
                append(wanted.subtract(new BigDecimal(first)).divide(TWO), parts);
            } else {
                append(wanted.add(largest).divide(TWO), parts);
            }
            return parts;
        }

        private static void append(BigDecimal sum, List<Float> parts) {
            BigDecimal rest = sum;
            float part = floor(rest);
            while (part > 0 && parts.size() < MOST_PARTS) {
                parts.add(part);
                rest = rest.subtract(new BigDecimal(part));
                part = floor(rest);
            }
        }

        /** The greatest float that is not above the value. */
        private static float floor(BigDecimal value) {
            float nearest = requireFinite(value.floatValue());
            return new BigDecimal(nearest).compareTo(value) > 0 ? Math.nextDown(nearest) : nearest;
        }
    }
}

package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.network.DenseLayer;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.Predicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import java.util.List;
import java.util.stream.IntStream;

/** A network in the model file. */
final class NetworkJson {
    private static final int MOST_LISTED = 1 << 16; // weights of a layer, with those that are 0
    private static final String WEIGHTS = "weights";
    private static final String AT = "at";
    private static final String GIVEN = "given";
    private static final String THRESHOLDS = "thresholds";
    private static final String MLP = "mlp";
    private static final String LEVEL = "level";
    private static final String INDEPENDENT = "independent";
    private static final String MUTEX = "mutex";
    private static final String EXACTLY_ONE = "exactly-one";

    private NetworkJson() {}

    static void write(NeuralDnf network, ObjectNode to) {
        write(network.predicates(), to.putObject("predicates"));
        write(network.conjunctions(), to.putObject("conjunctions"));
        write(network.disjunctions(), to.putObject("disjunctions"));
        write(network.head(), to.putObject("head"));
    }

    static SoftNetwork soft(JsonFields from) {
        return new SoftNetwork(
                predicates(from.object("predicates")),
                layer(from.object("conjunctions"), Kind.CONJUNCTIVE),
                layer(from.object("disjunctions"), Kind.DISJUNCTIVE),
                head(from.object("head")));
    }

    /** An {@link IllegalArgumentException} where the head has a level. */
    static HardNetwork hard(JsonFields from) {
        SoftNetwork same = soft(from);
        return new HardNetwork(same.predicates(), same.conjunctions(), same.disjunctions(), same.head());
    }

    private static void write(SemiSymbolicLayer layer, ObjectNode to) {
        to.put("nodes", layer.nodes()).put("inputs", layer.inputs()).put("delta", layer.delta());
        float[] weights = layer.weights();
        int[] used = IntStream.range(0, weights.length)
                .filter(i -> weights[i] != 0 || Float.floatToRawIntBits(weights[i]) != 0)
                .toArray();
        if (weights.length > MOST_LISTED && used.length < weights.length / 4) { // since 1.4
            ArrayNode at = to.putArray(AT);
            ArrayNode some = to.putArray(WEIGHTS);
            for (int i : used) {
                at.add(i);
                some.add(weights[i]);
            }
        } else {
            putFloats(to, WEIGHTS, weights);
        }
    }

    private static float[] weights(JsonFields from) {
        float[] listed = from.floats(WEIGHTS);
        if (!from.has(AT)) {
            return listed;
        }
        List<Integer> at = from.counts(AT);
        float[] all = new float[Math.multiplyExact(from.count("nodes"), from.count("inputs"))];
        if (at.size() != listed.length || at.stream().anyMatch(i -> i >= all.length)) {
            throw from.wrong("a layer with a place for each weight");
        }
        for (int i = 0; i < listed.length; i++) {
            all[at.get(i)] = listed[i];
        }
        return all;
    }

    private static SemiSymbolicLayer layer(JsonFields from, Kind kind) {
        return SemiSymbolicLayer.of(
                kind, from.number("delta"), from.count("nodes"), from.count("inputs"), weights(from));
    }

    static void write(Predicates predicates, ObjectNode to) {
        if (predicates instanceof GivenPredicates given) {
            to.put("kind", GIVEN).put("size", given.size());
        } else if (predicates instanceof ThresholdPredicates thresholds) {
            to.put("kind", THRESHOLDS).put("temperature", thresholds.temperature());
            thresholds.atoms().forEach(to.putArray("atoms")::add);
            ArrayNode cuts = to.putArray("cuts");
            thresholds
                    .cuts()
                    .forEach(cut -> cuts.addObject().put("column", cut.column()).put("threshold", cut.threshold()));
        } else if (predicates instanceof MlpPredicates mlp) {
            to.put("kind", MLP);
            mlp.atoms().forEach(to.putArray("atoms")::add);
            write(mlp.hidden(), to.putObject("hidden"));
            write(mlp.invented(), to.putObject("invented"));
        }
    }

    static Predicates predicates(JsonFields from) {
        return switch (from.text("kind")) {
            case GIVEN -> new GivenPredicates(from.count("size"));
            case THRESHOLDS ->
                new ThresholdPredicates(
                        from.counts("atoms"), from.list("cuts", NetworkJson::cut), from.number("temperature"));
            case MLP ->
                new MlpPredicates(from.counts("atoms"), dense(from.object("hidden")), dense(from.object("invented")));
            default -> throw from.wrong("predicates of kind given, thresholds or mlp");
        };
    }

    private static ThresholdPredicates.Cut cut(JsonFields from) {
        return new ThresholdPredicates.Cut(from.count("column"), (float) from.number("threshold"));
    }

    private static void write(DenseLayer layer, ObjectNode to) {
        to.put("nodes", layer.nodes()).put("inputs", layer.inputs());
        putFloats(to, "weights", layer.weights());
        putFloats(to, "biases", layer.biases());
    }

    private static DenseLayer dense(JsonFields from) {
        return new DenseLayer(from.count("nodes"), from.count("inputs"), from.floats("weights"), from.floats("biases"));
    }

    private static void write(Head head, ObjectNode to) {
        to.put("kind", kind(head)).put("outputs", head.outputs());
        if (head instanceof IndependentHead independent && independent.level() != 0) {
            to.put(LEVEL, independent.level());
        }
    }

    private static String kind(Head head) {
        if (head instanceof MutexHead) {
            return MUTEX;
        }
        return head instanceof ExactlyOneHead ? EXACTLY_ONE : INDEPENDENT;
    }

    private static Head head(JsonFields from) {
        int outputs = from.count("outputs");
        return switch (from.text("kind")) {
            case INDEPENDENT ->
                from.has(LEVEL) // since 1.2
                        ? new IndependentHead(outputs, (float) from.number(LEVEL))
                        : new IndependentHead(outputs);
            case MUTEX -> new MutexHead(outputs);
            case EXACTLY_ONE -> new ExactlyOneHead(outputs);
            default -> throw from.wrong("a head of kind independent, mutex or exactly-one");
        };
    }

    private static void putFloats(ObjectNode to, String name, float[] values) {
        ArrayNode array = to.putArray(name);
        for (float value : values) {
            array.add(value);
        }
    }
}

package dev.cleave.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.model.Activation;
import dev.cleave.model.GivenPredicates;
import dev.cleave.model.Head;
import dev.cleave.model.IndependentHead;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.Predicates;
import dev.cleave.model.SemiSymbolicLayer;
import dev.cleave.model.SemiSymbolicLayer.Kind;

/** A network in the model file. */
final class NetworkJson {
    private static final String GIVEN = "given";
    private static final String INDEPENDENT = "independent";

    private NetworkJson() {}

    static void write(NeuralDnf network, ObjectNode to) {
        write(network.predicates(), to.putObject("predicates"));
        write(network.conjunctions(), to.putObject("conjunctions"));
        write(network.disjunctions(), to.putObject("disjunctions"));
        write(network.head(), to.putObject("head"));
    }

    static NeuralDnf read(JsonFields from, Activation activation) {
        return new NeuralDnf(
                predicates(from.object("predicates")),
                layer(from.object("conjunctions"), Kind.CONJUNCTIVE),
                layer(from.object("disjunctions"), Kind.DISJUNCTIVE),
                head(from.object("head")),
                activation);
    }

    private static void write(SemiSymbolicLayer layer, ObjectNode to) {
        to.put("nodes", layer.nodes()).put("inputs", layer.inputs()).put("delta", layer.delta());
        ArrayNode weights = to.putArray("weights");
        for (float weight : layer.weights()) {
            weights.add(weight);
        }
    }

    private static SemiSymbolicLayer layer(JsonFields from, Kind kind) {
        return SemiSymbolicLayer.of(
                kind, from.number("delta"), from.count("nodes"), from.count("inputs"), from.floats("weights"));
    }

    private static void write(Predicates predicates, ObjectNode to) {
        if (predicates instanceof GivenPredicates given) {
            to.put("kind", GIVEN).put("size", given.size());
        }
    }

    private static Predicates predicates(JsonFields from) {
        if (from.text("kind").equals(GIVEN)) {
            return new GivenPredicates(from.count("size"));
        }
        throw from.wrong("predicates of kind given");
    }

    private static void write(Head head, ObjectNode to) {
        if (head instanceof IndependentHead independent) {
            to.put("kind", INDEPENDENT).put("outputs", independent.outputs());
        }
    }

    private static Head head(JsonFields from) {
        if (from.text("kind").equals(INDEPENDENT)) {
            return new IndependentHead(from.count("outputs"));
        }
        throw from.wrong("a head of kind independent");
    }
}

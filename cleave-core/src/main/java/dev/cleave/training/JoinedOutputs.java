package dev.cleave.training;

import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Several trained networks over the same atoms as one, each of whose outputs is that of one of them. */
public final class JoinedOutputs {
    /** An output of a trained network. */
    public record Source(Trained trained, int output) {
        /** As a network of its own. */
        public Trained alone() {
            return only(trained, List.of(output));
        }
    }

    private JoinedOutputs() {}

    /** @param sources one for each output, in their order; of plans with as many phases */
    public static Trained of(List<Source> sources) {
        int atoms = sources.get(0).trained().soft().conjunctions().inputs();
        List<Integer> all = IntStream.range(0, atoms).boxed().toList();
        List<TaskParts.Part> parts = new ArrayList<>();
        List<Trained> networks = new ArrayList<>();
        for (Trained trained : networks(sources)) {
            List<Integer> outputs = IntStream.range(0, sources.size())
                    .filter(output -> sources.get(output).trained() == trained)
                    .boxed()
                    .toList();
            parts.add(new TaskParts.Part(all, outputs));
            networks.add(only(
                    trained,
                    outputs.stream().map(output -> sources.get(output).output()).toList()));
        }
        return new SideBySide(new TaskParts(atoms, sources.size(), parts)).of(networks);
    }

    /** Each once. */
    private static List<Trained> networks(List<Source> sources) {
        List<Trained> networks = new ArrayList<>();
        for (Source source : sources) {
            if (networks.stream().noneMatch(network -> network == source.trained())) {
                networks.add(source.trained());
            }
        }
        return networks;
    }

    /** Without the other outputs. */
    private static Trained only(Trained trained, List<Integer> outputs) {
        return trained.with(
                only(trained.soft(), outputs),
                trained.later().stream()
                        .map(phase -> only(phase, outputs).harden())
                        .toList());
    }

    private static SoftNetwork only(NeuralDnf network, List<Integer> outputs) {
        SemiSymbolicLayer all = network.disjunctions();
        float[] weights = new float[outputs.size() * all.inputs()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = all.weight(outputs.get(i / all.inputs()), i % all.inputs());
        }
        return new SoftNetwork(
                network.predicates(),
                network.conjunctions(),
                SemiSymbolicLayer.of(all.kind(), outputs.size(), all.inputs(), weights),
                new IndependentHead(outputs.size()));
    }
}

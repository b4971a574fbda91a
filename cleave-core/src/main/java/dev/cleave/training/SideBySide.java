package dev.cleave.training;

import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The networks of a task's parts as one network of the whole task, which answers as they do: weights between parts are 0. */
final class SideBySide {
    private final TaskParts task;

    SideBySide(TaskParts task) {
        this.task = task;
    }

    /** @param trained one a part, in the order of the parts, of one plan */
    Trained of(List<Trained> trained) {
        Trained first = trained.get(0);
        return new Trained(
                soft(trained, Trained::soft),
                IntStream.range(0, first.later().size())
                        .mapToObj(phase -> hard(trained, part -> part.later().get(phase)))
                        .toList(),
                first.plan(),
                first.seed(),
                trained.stream().mapToLong(Trained::stepsTaken).min().orElse(0));
    }

    private SoftNetwork soft(List<Trained> trained, Function<Trained, ? extends NeuralDnf> network) {
        List<? extends NeuralDnf> networks = trained.stream().map(network).toList();
        return new SoftNetwork(
                new GivenPredicates(task.atoms()),
                conjunctions(networks),
                disjunctions(networks),
                new IndependentHead(task.outputs()));
    }

    private HardNetwork hard(List<Trained> trained, Function<Trained, HardNetwork> network) {
        return soft(trained, network).harden();
    }

    private SemiSymbolicLayer conjunctions(List<? extends NeuralDnf> networks) {
        int nodes = nodes(networks);
        float[] weights = new float[Math.multiplyExact(nodes, task.atoms())];
        int from = 0;
        for (int part = 0; part < networks.size(); part++) {
            SemiSymbolicLayer own = networks.get(part).conjunctions();
            List<Integer> atoms = task.parts().get(part).atoms();
            for (int k = 0; k < own.nodes(); k++) {
                for (int i = 0; i < atoms.size(); i++) {
                    weights[(from + k) * task.atoms() + atoms.get(i)] = own.weight(k, i);
                }
            }
            from += own.nodes();
        }
        return SemiSymbolicLayer.of(networks.get(0).conjunctions().kind(), nodes, task.atoms(), weights);
    }

    private SemiSymbolicLayer disjunctions(List<? extends NeuralDnf> networks) {
        int inputs = nodes(networks);
        float[] weights = new float[Math.multiplyExact(task.outputs(), inputs)];
        int from = 0;
        for (int part = 0; part < networks.size(); part++) {
            SemiSymbolicLayer own = networks.get(part).disjunctions();
            List<Integer> outputs = task.parts().get(part).outputs();
            for (int j = 0; j < own.nodes(); j++) {
                for (int k = 0; k < own.inputs(); k++) {
                    weights[outputs.get(j) * inputs + from + k] = own.weight(j, k);
                }
            }
            from += own.inputs();
        }
        return SemiSymbolicLayer.of(networks.get(0).disjunctions().kind(), task.outputs(), inputs, weights);
    }

    private static int nodes(List<? extends NeuralDnf> networks) {
        return networks.stream()
                .mapToInt(network -> network.conjunctions().nodes())
                .sum();
    }
}

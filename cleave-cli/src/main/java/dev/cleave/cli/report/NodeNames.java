package dev.cleave.cli.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Domain;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The nodes of a network by their names: {@code conj_0}, {@code conj_1}, ... and the outputs' own. */
public record NodeNames(Encoding encoding, NeuralDnf network) {
    private static final String CONJUNCTION = "conj_";

    /**
     * One node, with the names of what it reads.
     *
     * @param domain what is possible among its inputs
     */
    public record Node(String name, SemiSymbolicLayer layer, int index, List<String> inputs, Domain domain) {
        public Node {
            inputs = List.copyOf(inputs);
        }
    }

    public List<Node> all() {
        List<String> atoms = PredicateNames.of(network, encoding);
        Domain domain = network.predicates() instanceof GivenPredicates ? encoding.domain() : Domain.free(atoms.size());
        List<String> conjunctions = IntStream.range(0, network.conjunctions().nodes())
                .mapToObj(i -> CONJUNCTION + i)
                .toList();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < conjunctions.size(); i++) {
            nodes.add(new Node(conjunctions.get(i), network.conjunctions(), i, atoms, domain));
        }
        for (int i = 0; i < network.disjunctions().nodes(); i++) {
            String name = Vocabulary.of(encoding).name(i);
            nodes.add(new Node(name, network.disjunctions(), i, conjunctions, Domain.free(conjunctions.size())));
        }
        return nodes;
    }

    public Node find(String name) {
        return all().stream()
                .filter(node -> node.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        SourceLocation.unknown(),
                        "there is no node '" + name + "'; there are "
                                + CONJUNCTION + "0 to " + CONJUNCTION
                                + (network.conjunctions().nodes() - 1) + " and "
                                + IntStream.range(0, encoding.labels().size())
                                        .mapToObj(Vocabulary.of(encoding)::name)
                                        .collect(Collectors.joining(", "))));
    }

    public List<String> list() {
        return all().stream()
                .map(node -> String.format(
                        Locale.ROOT,
                        "%-24s%d of %d inputs%s",
                        node.name(),
                        node.layer().used(node.index()).length,
                        node.inputs().size(),
                        TruthTableText.isTooLong(node) ? ", too many for a table" : ""))
                .toList();
    }
}

package dev.cleave.interchange.torch;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.Head;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A network that was trained in PyTorch, soft, with delta = 1: {@code ...conjunctions.weights} [conjunctions x inputs] and
 * {@code ...disjunctions.weights} [outputs x conjunctions]. Inputs are Boolean columns.
 *
 * @param isRounded whether the file has weights of more than a float's digits, so that the network is not quite the file's
 */
public record TorchNetwork(Encoding encoding, SoftNetwork network, boolean isRounded) {
    private static final String CONJUNCTIONS = "conjunctions.weights";
    private static final String DISJUNCTIONS = "disjunctions.weights";

    /** With inputs x0, x1, ... and outputs y0, y1, ...; an {@link InputException} where it is not such a network. */
    public static TorchNetwork read(Path file) {
        return read(file, Optional.empty());
    }

    /** With the names of the inputs, or of inputs and outputs, from a second file: a CSV's header, or one a line. */
    public static TorchNetwork read(Path file, Path names) {
        return read(file, Optional.of(names));
    }

    private static TorchNetwork read(Path file, Optional<Path> names) {
        return read(file, names, Outputs.INDEPENDENT);
    }

    /** As told what the outputs are: the file does not say. */
    public static TorchNetwork read(Path file, Optional<Path> names, Outputs outputs) {
        Map<String, Tensor> tensors = TorchFile.read(file);
        try {
            SoftNetwork network = network(tensors, outputs);
            NetworkNames known =
                    names.map(path -> NamesFile.read(path, network)).orElseGet(() -> NetworkNames.numbered(network));
            boolean isRounded = Stream.of(CONJUNCTIONS, DISJUNCTIONS)
                    .anyMatch(suffix -> tensor(suffix, tensors).isRounded());
            return new TorchNetwork(encoding(known, outputs), network, isRounded);
        } catch (TorchFormatException e) {
            throw e.in(file);
        }
    }

    /** What the outputs of a network are. */
    public enum Outputs {
        /** Labels that each hold or not by themselves. */
        INDEPENDENT {
            @Override
            Head head(int outputs) {
                return new IndependentHead(outputs);
            }

            @Override
            Target target(NetworkNames names) {
                return new Target(names.outputs().stream()
                        .map(name -> new Label(name, "1", List.of("0")))
                        .toList());
            }
        },
        /** Classes, of which one is the answer: a network with mutex-tanh (NDNF-MT). */
        CLASSES {
            @Override
            Head head(int outputs) {
                if (outputs < 2) {
                    throw new TorchFormatException("has " + outputs + " output; classes need two or more");
                }
                return new MutexHead(outputs);
            }

            @Override
            Target target(NetworkNames names) {
                String column = "class";
                while (names.inputs().contains(column)) {
                    column = "_" + column;
                }
                return Target.classes(column, names.outputs());
            }
        };

        abstract Head head(int outputs);

        abstract Target target(NetworkNames names);
    }

    private static SoftNetwork network(Map<String, Tensor> tensors, Outputs outputs) {
        SemiSymbolicLayer conjunctions = layer(CONJUNCTIONS, Kind.CONJUNCTIVE, tensors);
        SemiSymbolicLayer disjunctions = layer(DISJUNCTIONS, Kind.DISJUNCTIVE, tensors);
        if (disjunctions.inputs() != conjunctions.nodes()) {
            throw new TorchFormatException("there are " + conjunctions.nodes() + " conjunctions, but disjunctions of "
                    + disjunctions.inputs() + "; the layers are not of one network");
        }
        return new SoftNetwork(
                new GivenPredicates(conjunctions.inputs()),
                conjunctions,
                disjunctions,
                outputs.head(disjunctions.nodes()));
    }

    private static SemiSymbolicLayer layer(String suffix, Kind kind, Map<String, Tensor> tensors) {
        Tensor tensor = tensor(suffix, tensors);
        try {
            return SemiSymbolicLayer.of(
                    kind, tensor.shape().get(0), tensor.shape().get(1), tensor.values());
        } catch (IllegalArgumentException e) {
            throw new TorchFormatException(name(suffix, tensors), e.getMessage() + "; train the network again");
        }
    }

    private static Tensor tensor(String suffix, Map<String, Tensor> tensors) {
        String name = name(suffix, tensors);
        Tensor tensor = tensors.get(name);
        if (tensor == null || tensor.shape().size() != 2) {
            throw new TorchFormatException(name, "is not a matrix: " + tensor);
        }
        return tensor;
    }

    private static String name(String suffix, Map<String, Tensor> tensors) {
        List<String> found = tensors.keySet().stream()
                .filter(name -> name.equals(suffix) || name.endsWith("." + suffix))
                .toList();
        if (found.size() != 1) {
            throw new TorchFormatException("needs one tensor '..." + suffix + "', has " + found.size() + " among its "
                    + tensors.size() + " tensors; save a neural DNF network of the published layout");
        }
        return found.get(0);
    }

    private static Encoding encoding(NetworkNames names, Outputs outputs) {
        return new Encoding(
                names.inputs().stream()
                        .map(name -> new BooleanColumn(name, "1", "0"))
                        .toList(),
                outputs.target(names),
                List.of());
    }
}

package dev.cleave.cli.command;

import dev.cleave.cli.report.NodeNames;
import dev.cleave.cli.report.TruthTableText;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.network.NeuralDnf;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave table}: the soft-valued truth table of a node. */
@Command(
        name = "table",
        description = "Prints the soft-valued truth table of a node: conj_0, conj_1, ... or the name of an output.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class TableCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(names = "--node", paramLabel = "NODE", description = "The node; without it, lists the nodes.")
    private @Nullable String node;

    @Option(
            names = "--network",
            description = "soft, hard, or proved, the one that the rules are proved to be (${DEFAULT-VALUE}).",
            defaultValue = "hard")
    private Which network;

    /** Of a model's networks. */
    enum Which {
        SOFT {
            @Override
            NeuralDnf of(Model model) {
                return model.soft();
            }
        },
        HARD {
            @Override
            NeuralDnf of(Model model) {
                return model.hard();
            }
        },
        PROVED {
            @Override
            NeuralDnf of(Model model) {
                return model.proved();
            }
        };

        abstract NeuralDnf of(Model model);
    }

    @Option(names = "--rows", paramLabel = "N", description = "Lines to print (${DEFAULT-VALUE}).", defaultValue = "32")
    private int rows;

    @Option(names = "--all", description = "Also combinations that no row can have.")
    private boolean all;

    @Override
    public Integer call() {
        Model model = ModelFile.read(file);
        NodeNames nodes = new NodeNames(model.encoding(), network.of(model));
        if (node == null) {
            nodes.list().forEach(cleave.out()::println);
            return ExitCodes.DONE;
        }
        if (rows < 0) {
            throw new InputException(SourceLocation.unknown(), "--rows must be at least 0, not " + rows);
        }
        new TruthTableText(nodes.find(node), all, rows).print(cleave.out());
        return ExitCodes.DONE;
    }
}

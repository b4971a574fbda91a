package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.option.ExclusiveOutputs;
import dev.cleave.cli.report.ProofText;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.interchange.genes.GeneFile;
import dev.cleave.interchange.genes.GeneImport;
import dev.cleave.interchange.torch.NetworkImport;
import dev.cleave.interchange.torch.TorchNetwork;
import dev.cleave.interchange.torch.TorchNetwork.Outputs;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave import}: a network that was trained elsewhere, with its rules and their proof. */
@Command(
        name = "import",
        description = {
            "Reads a neural DNF network from a file of PyTorch or ONNX, or a network of genes (.bnet, SBML-qual), and writes it"
                    + " as a model with rules and proof.",
            "With --data, reads rules that a person wrote, and writes them as a model: scored on the rows, and proved"
                    + " to be the network that they are written as. Rules of classes are a list: the first that fires"
                    + " counts."
        },
        footer = {
            "",
            "Examples:",
            "  cleave import net.pth --out net.cleave",
            "  cleave import tree.pmml --data patients.csv --target outcome --out tree.cleave",
            "  cleave import rules.txt --data patients.csv --target outcome --out mine.cleave",
            "Then: cleave rules MODEL, cleave verify MODEL, cleave table MODEL"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ImportCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(
            paramLabel = "FILE",
            description =
                    "A .pth, .safetensors, .onnx, .bnet or SBML file; with --data, rules: text, .csv, .pmml, .dmn or .lp.")
    private Path file;

    @Option(
            names = "--names",
            paramLabel = "FILE",
            description = "The names of the inputs, or of inputs and outputs: a CSV's header, or one a line.")
    private @Nullable Path names;

    @Option(names = "--classes", description = "The outputs are classes, of which one is the answer.")
    private boolean classes;

    @Mixin
    private RuleFileImport rules = new RuleFileImport();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Write the model to this file.")
    private Path out;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Look for short rules for this long at most (60s, 2m).")
    private @Nullable Duration timeLimit;

    @Override
    public Integer call() {
        Output output = new Output(cleave.out(), cleave.terminal(), false, out);
        output.requireWritable();
        Budget budget = timeLimit == null ? Budget.unlimited() : Budget.of(timeLimit);
        if (rules.isWanted()) {
            return report(rules.model(file, budget));
        }
        Optional<BooleanNetwork> genes = GeneFile.read(file);
        if (genes.isPresent()) {
            String name = String.valueOf(file.getFileName());
            return report(GeneImport.model(name, genes.get(), rules.minimise(), budget));
        }
        TorchNetwork network =
                TorchNetwork.read(file, Optional.ofNullable(names), classes ? Outputs.CLASSES : Outputs.INDEPENDENT);
        Model model = NetworkImport.model(String.valueOf(file.getFileName()), network, budget);
        ModelFile.write(model, out);
        report(model);
        return ExitCodes.DONE;
    }

    private int report(Learned learned) {
        learned.save(out);
        RuleFileImport.lines(learned).forEach(cleave.out()::println);
        new ProofText(learned.model().proof(), learned.encoding()).lines().forEach(cleave.out()::println);
        cleave.out().println("the model is in " + out);
        return ExitCodes.DONE;
    }

    private void report(Model model) {
        if (model.provenance().plan().equals(NetworkImport.ROUNDED)) {
            cleave.terminal()
                    .say("note: the file has weights of 64 bits that 32 bits can't hold; the network that is read"
                            + " and proved has them rounded");
        }
        if (!classes && new ExclusiveOutputs(model.rules()).isLikely()) {
            cleave.terminal()
                    .say("note: the outputs look like classes, of which one holds at a time; the file does not say so,"
                            + " and each output is read by itself unless you do with --classes");
        }
        cleave.out()
                .println(String.format(
                        Locale.ROOT,
                        "%d inputs, %d conjunctions, %d outputs; %,d rules, %,d literals, named conditions: %d",
                        model.encoding().atoms().size(),
                        model.hard().conjunctions().nodes(),
                        model.encoding().target().outputs(),
                        model.rules().rules(),
                        model.rules().literals(),
                        model.rules().auxiliaries().size()));
        new ProofText(model.proof(), model.encoding()).lines().forEach(cleave.out()::println);
        cleave.out().println("the model is in " + out);
    }
}

package dev.cleave.lab.command;

import dev.cleave.cli.command.CleaveVersion;
import dev.cleave.cli.command.RootCommand;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Terminal;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.lab.tables.ComparisonJson;
import dev.cleave.lab.tables.ComparisonText;
import dev.cleave.lab.tables.MethodComparison;
import dev.cleave.lab.tables.ScoredMethod;
import dev.cleave.lab.tables.SplitTable;
import dev.cleave.lab.tables.TableMethods;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.csv.CsvFile;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave compare}: is Cleave the right tool for this table? */
@Command(
        name = "cleave compare",
        mixinStandardHelpOptions = true,
        versionProvider = CleaveVersion.class,
        description =
                "Learns one table with Cleave and with what people use instead, by cross-validation, and says which is"
                        + " the right tool for it.",
        footer = {
            "",
            "Each cell is a mean over folds, accuracy ± its standard error. Rules of RIPPER and PART include",
            "the last one, which has no conditions; those of a tree are its leaves.",
            "",
            "Example:",
            "  cleave compare data.csv --target outcome --folds 10"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class CompareCommand implements RootCommand, Callable<Integer> {
    private final PrintStream answers;
    private final Terminal terminal;

    @Option(names = "--debug", description = "Print stack traces.")
    private boolean debug;

    @Parameters(paramLabel = "DATA", description = "A CSV file, gzipped or not.")
    private Path data;

    @Option(names = "--target", required = true, paramLabel = "COLUMN", description = "What to predict.")
    private String target;

    @Option(
            names = "--folds",
            paramLabel = "N",
            defaultValue = "5",
            description = "Parts of the rows, each held out once (${DEFAULT-VALUE}).")
    private int folds;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "Of all random choices (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--method",
            paramLabel = "KEY",
            description =
                    "This method alone (cleave, cleave-readable, cleave-accurate, labels-alone, ripper, part, decision-tree, osdt,"
                            + " logistic-regression, random-forest, mlp); may be repeated.")
    private List<String> methods = List.of();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "120",
            description = "How long one learning may take (${DEFAULT-VALUE}).")
    private int limit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Learnings at the same time; otherwise one for each core.")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Answer a program.")
    private boolean json;

    CompareCommand(PrintStream answers, Terminal terminal) {
        this.answers = answers;
        this.terminal = terminal;
    }

    @Override
    public boolean debug() {
        return debug;
    }

    @Override
    public Integer call() {
        LabCommand.requirePositive("--threads", threads);
        LabCommand.requirePositive("--limit", limit);
        if (folds < 2) {
            throw new InputException(SourceLocation.unknown(), "--folds must be at least 2, not " + folds);
        }
        List<ScoredMethod> chosen = TableMethods.named(methods);
        LabelledTable labelled = LabelledTable.of(CsvFile.read(data), TargetSpec.of(target));
        SplitTable table = SplitTable.folds(String.valueOf(data.getFileName()), labelled, target, folds, seed);
        MethodComparison comparison = compared(table, chosen);
        if (json) {
            answers.println(ComparisonJson.text(comparison));
        } else {
            ComparisonText.lines(comparison).forEach(answers::println);
        }
        return ExitCodes.DONE;
    }

    private MethodComparison compared(SplitTable table, List<ScoredMethod> chosen) {
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        MethodComparison comparison =
                MethodComparison.run(table, chosen, seed, Duration.ofSeconds(limit), workers, this::progress);
        if (terminal.isInteractive()) {
            terminal.redraw("");
        }
        return comparison;
    }

    /** Where a person watches. */
    private synchronized void progress(String what, int done, int total) {
        if (terminal.isInteractive()) {
            terminal.redraw(done + " of " + total + ": " + what);
        }
    }
}

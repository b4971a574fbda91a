package dev.cleave.lab.command;

import dev.cleave.cli.command.CleaveVersion;
import dev.cleave.cli.command.RootCommand;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Terminal;
import dev.cleave.lab.Lab;
import dev.cleave.lab.LabOptions;
import dev.cleave.lab.LabPart;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave lab}: options in, one run of the {@link Lab} out. */
@Command(
        name = "cleave lab",
        mixinStandardHelpOptions = true,
        versionProvider = CleaveVersion.class,
        description = "Reruns the paper's evaluation, and writes tables and plots beside the paper's figures.",
        footer = {
            "",
            "Parts:",
            "  table1    F1 of binary and multilabel tasks",
            "  table2    F1 of multiclass tasks",
            "  table3    what translation costs",
            "  table4    how compact the rules are",
            "  figure    the time that splitting a conjunction takes",
            "  networks  is it the published Boolean network? learning curves",
            "  weights   CDC with all its rows, classes weighed (not in the paper)",
            "  gallery   the rules themselves",
            "  all       all of them, on one page",
            "  tables    Cleave and its rivals on a folder of your own CSV files; see cleave lab tables --help",
            "",
            "A run that is done is kept and not repeated; an interrupted lab continues.",
            "",
            "Examples:",
            "  cleave lab all --quick",
            "  cleave lab table1 --runs 3 --out results"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class LabCommand implements RootCommand, Callable<Integer> {
    private final PrintStream answers;
    private final Terminal terminal;

    @Option(names = "--debug", description = "Print stack traces.")
    private boolean debug;

    @Parameters(paramLabel = "PART", description = "What to rerun: ${COMPLETION-CANDIDATES}.")
    private LabPart part;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "At most N runs in each cell; otherwise as many as the paper.")
    private @Nullable Integer runs;

    @Option(
            names = "--quick",
            description = "Every cell, from few runs that may not take long; under 5 minutes in all.")
    private boolean quick;

    @Option(names = "--threads", paramLabel = "N", description = "Runs at the same time; otherwise one for each core.")
    private @Nullable Integer threads;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "cleave-lab-results",
            description =
                    "Where runs and results are kept (${DEFAULT-VALUE}); those of --quick in a folder of their own.")
    private Path out;

    @Mixin
    private DataFolder folder = new DataFolder();

    LabCommand(PrintStream answers, Terminal terminal) {
        this.answers = answers;
        this.terminal = terminal;
    }

    @Override
    public boolean debug() {
        return debug;
    }

    @Override
    public Integer call() {
        requirePositive("--runs", runs);
        requirePositive("--threads", threads);
        LabOptions options = new LabOptions(
                folder.path(),
                out,
                runs == null ? OptionalInt.empty() : OptionalInt.of(runs),
                quick,
                threads == null ? Runtime.getRuntime().availableProcessors() : threads);
        try (LabProgress progress = new LabProgress(terminal)) {
            Path page = new Lab(options, progress).run(part);
            progress.close();
            answers.println("written to " + page + ", and beside it as Markdown, CSV and JSON");
        }
        return ExitCodes.DONE;
    }

    static void requirePositive(String option, @Nullable Integer number) {
        if (number != null && number < 1) {
            throw new InputException(SourceLocation.unknown(), option + " must be at least 1, not " + number);
        }
    }
}

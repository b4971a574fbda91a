package dev.cleave.lab.command;

import dev.cleave.cli.command.CleaveVersion;
import dev.cleave.cli.command.RootCommand;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Terminal;
import dev.cleave.lab.tables.TablesOptions;
import dev.cleave.lab.tables.TablesRun;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave lab tables}: options in, one {@link TablesRun} out. */
@Command(
        name = "cleave lab tables",
        mixinStandardHelpOptions = true,
        versionProvider = CleaveVersion.class,
        description =
                "Learns every table of a folder with Cleave and with what people use instead, and writes accuracy, size"
                        + " of the rules, seconds and mean ranks as a page.",
        footer = {
            "",
            "DIR has NAME.csv or NAME.csv.gz. Its file targets.txt says 'NAME target' in each line;",
            "without that, or --target, the last column is predicted. NAME.test-0.txt, NAME.test-1.txt ...",
            "have the numbers of the rows to hold out, from 1 after the header; else 30 %% are drawn.",
            "A learning that is done is kept and not repeated; an interrupted run continues.",
            "",
            "Examples:",
            "  cleave lab tables data --target patients=outcome",
            "  cleave lab tables data --only iris --method cleave --method ripper --splits 5"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class TablesCommand implements RootCommand, Callable<Integer> {
    private static final int QUICK_LIMIT = 20; // seconds

    private final PrintStream answers;
    private final Terminal terminal;

    @Option(names = "--debug", description = "Print stack traces.")
    private boolean debug;

    @Parameters(paramLabel = "DIR", description = "A folder of CSV files.")
    private Path folder;

    @Option(
            names = "--target",
            paramLabel = "NAME=COLUMN",
            description = "What to predict of a table; may be repeated.")
    private Map<String, String> targets = new LinkedHashMap<>();

    @Option(
            names = "--targets",
            paramLabel = "FILE",
            description = "A file with lines 'NAME target', in place of DIR's own targets.txt.")
    private @Nullable Path list;

    @Option(names = "--only", paramLabel = "NAME", description = "This table alone; may be repeated.")
    private List<String> only = List.of();

    @Option(
            names = "--method",
            paramLabel = "KEY",
            description =
                    "This method alone (cleave, cleave-readable, cleave-accurate, labels-alone, ripper, part, decision-tree, osdt,"
                            + " logistic-regression, random-forest, mlp); may be repeated.")
    private List<String> methods = List.of();

    @Option(
            names = "--splits",
            paramLabel = "N",
            description = "At most N splits a table; otherwise those of the folder, or 3 that are drawn.")
    private @Nullable Integer splits;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "Of all random choices (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "300",
            description = "How long one learning may take (${DEFAULT-VALUE}).")
    private int limit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Learnings at the same time; otherwise one for each core.")
    private @Nullable Integer threads;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "cleave-lab-results",
            description = "Where learnings and results are kept (${DEFAULT-VALUE}).")
    private Path out;

    @Option(
            names = "--quick",
            description =
                    "One split a table and at most 20 s a learning, to see that it works; kept apart, in DIR/quick.")
    private boolean quick;

    TablesCommand(PrintStream answers, Terminal terminal) {
        this.answers = answers;
        this.terminal = terminal;
    }

    @Override
    public boolean debug() {
        return debug;
    }

    private Optional<Path> targetList() {
        if (list != null && !Files.isRegularFile(list)) {
            throw new InputException(SourceLocation.in(list), "there is no such file of targets");
        }
        return Optional.ofNullable(list);
    }

    @Override
    public Integer call() {
        LabCommand.requirePositive("--splits", splits);
        LabCommand.requirePositive("--threads", threads);
        LabCommand.requirePositive("--limit", limit);
        TablesOptions options = new TablesOptions(
                folder,
                targetList(),
                targets,
                only,
                methods,
                splits != null ? OptionalInt.of(splits) : quick ? OptionalInt.of(1) : OptionalInt.empty(),
                seed,
                Duration.ofSeconds(quick ? Math.min(QUICK_LIMIT, limit) : limit),
                threads == null ? Runtime.getRuntime().availableProcessors() : threads,
                quick ? out.resolve("quick") : out);
        try (LabProgress progress = new LabProgress(terminal)) {
            Path page = new TablesRun(options, progress).run();
            progress.close();
            answers.println("written to " + page + ", and beside it as Markdown, CSV and JSON");
        }
        return ExitCodes.DONE;
    }
}

package dev.cleave.cli.command;

import dev.cleave.cli.terminal.Terminal;
import dev.cleave.cli.terminal.TerminalStyle;
import java.io.PrintStream;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code cleave} by itself: says what there is. */
@Command(
        name = "cleave",
        description = "Learns a neural network from a table and gives back the logic program that the network is.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = CleaveVersion.class,
        footer = {
            "",
            "Start with: cleave demo",
            "Then:       cleave learn data.csv --target COLUMN",
            "Words:      cleave help words",
            "",
            "Exit codes: 0 done, 1 the answer is no, 2 the input is at fault, 70 a bug, 130 interrupted."
        })
public final class CleaveCommand implements RootCommand, Runnable {
    static final List<Subcommand> SUBCOMMANDS = List.of(
            new Subcommand("demo", DemoCommand.class, true),
            new Subcommand("learn", LearnCommand.class, true),
            new Subcommand("rules", RulesCommand.class, false),
            new Subcommand("choose", ChooseCommand.class, true),
            new Subcommand("report", ReportCommand.class, false),
            new Subcommand("studio", StudioCommand.class, true),
            new Subcommand("serve", ServeCommand.class, true),
            new Subcommand("predict", PredictCommand.class, false),
            new Subcommand("evaluate", EvaluateCommand.class, false),
            new Subcommand("explain", ExplainCommand.class, false),
            new Subcommand("verify", VerifyCommand.class, false),
            new Subcommand("diff", DiffCommand.class, false),
            new Subcommand("lint", LintCommand.class, false),
            new Subcommand("table", TableCommand.class, false),
            new Subcommand("import", ImportCommand.class, true),
            new Subcommand("data", DataCommand.class, false),
            new Subcommand("compare", CompareHint.class, false),
            new Subcommand("lab", LabHint.class, false),
            new Subcommand("words", WordsCommand.class, false),
            new Subcommand("completion", CompletionCommand.class, false),
            new Subcommand("help", HelpCommand.class, false));

    private final PrintStream out;
    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // by picocli
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Print stack traces.")
    private boolean debug;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            scope = ScopeType.INHERIT,
            defaultValue = "auto",
            description = "auto (on a terminal, unless NO_COLOR is set), always or never.")
    private TerminalStyle.When color = TerminalStyle.When.AUTO;

    public CleaveCommand(PrintStream out, Terminal terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    PrintStream out() {
        return out;
    }

    TerminalStyle style() {
        return TerminalStyle.of(color, Boolean.getBoolean("cleave.tty"), System.getenv());
    }

    Terminal terminal() {
        return terminal;
    }

    @Override
    public boolean debug() {
        return debug;
    }

    @Override
    public List<Subcommand> subcommands() {
        return SUBCOMMANDS;
    }

    @Override
    public void run() {
        spec.commandLine().usage(out);
    }
}

package dev.cleave.cli.terminal;

import dev.cleave.cli.command.RootCommand;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import picocli.CommandLine;

/** Starts a command and turns every outcome into an exit code, in one place. */
public final class Launcher {
    private static final Set<String> OF_ALL = Set.of("help", "completion"); // about the others

    private Launcher() {}

    /**
     * Ends the process with the command's exit code.
     *
     * @param command makes it from standard output, for answers, and the terminal, for all else
     */
    public static void launch(BiFunction<PrintStream, Terminal, RootCommand> command, String... args) {
        VectorModule.loadIfAllowed();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        int code = run(command, out, Terminal.ofProcess(), args);
        out.flush();
        System.exit(code);
    }

    /** The command's exit code. */
    public static int run(
            BiFunction<PrintStream, Terminal, RootCommand> command,
            PrintStream out,
            Terminal terminal,
            String... args) {
        CommandLine line = line(command.apply(out, terminal), args);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        Failures failures = new Failures(terminal);
        line.setParameterExceptionHandler(failures::badUsage);
        line.setExecutionExceptionHandler(failures::failed);
        try {
            return line.execute(args);
        } catch (OutOfMemoryError e) {
            return failures.outOfMemory(e);
        }
    }

    /** With the one command that is called, as picocli takes some time to look at each; with all where it is not known which. */
    private static CommandLine line(RootCommand root, String... args) {
        CommandLine line = new CommandLine(root);
        Predicate<RootCommand.Subcommand> called =
                subcommand -> args.length > 0 && subcommand.name().equals(args[0]) && !OF_ALL.contains(args[0]);
        boolean isKnown = root.subcommands().stream().anyMatch(called);
        root.subcommands().stream()
                .filter(subcommand -> !isKnown || called.test(subcommand))
                .forEach(subcommand -> line.addSubcommand(subcommand.type()));
        return line;
    }
}

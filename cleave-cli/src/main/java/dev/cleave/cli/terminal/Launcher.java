package dev.cleave.cli.terminal;

import dev.cleave.cli.command.RootCommand;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
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
        AnswerStream answers = new AnswerStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        PrintStream out = new PrintStream(answers, false, StandardCharsets.UTF_8);
        Terminal terminal = Terminal.ofProcess();
        RootCommand root = command.apply(out, terminal);
        if (mayTrain(root, args)) {
            VectorModule.loadIfAllowed();
        }
        int code = run(root, out, terminal, args);
        out.flush();
        System.exit(answers.failure().map(reason -> lost(terminal, reason)).orElse(code));
    }

    private static int lost(Terminal terminal, String reason) {
        terminal.say("cleave: standard output can't be written (" + reason + "); the answers are not whole");
        return ExitCodes.BAD_INPUT;
    }

    /** The command's exit code. */
    public static int run(
            BiFunction<PrintStream, Terminal, RootCommand> command,
            PrintStream out,
            Terminal terminal,
            String... args) {
        return run(command.apply(out, terminal), out, terminal, args);
    }

    private static int run(RootCommand root, PrintStream out, Terminal terminal, String... args) {
        CommandLine line = line(root, args);
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
        } catch (StackOverflowError e) {
            return failures.tooDeep();
        }
    }

    /** Loading the Vector API takes longer than most of what does not train. */
    private static boolean mayTrain(RootCommand root, String... args) {
        return root.subcommands().stream().noneMatch(subcommand -> !subcommand.trains() && isCalled(subcommand, args));
    }

    private static boolean isCalled(RootCommand.Subcommand subcommand, String... args) {
        return args.length > 0 && subcommand.name().equals(args[0]);
    }

    /** With the one command that is called, as picocli takes some time to look at each; with all where it is not known which. */
    private static CommandLine line(RootCommand root, String... args) {
        CommandLine line = new CommandLine(root);
        Predicate<RootCommand.Subcommand> called =
                subcommand -> isCalled(subcommand, args) && !OF_ALL.contains(args[0]);
        boolean isKnown = root.subcommands().stream().anyMatch(called);
        root.subcommands().stream()
                .filter(subcommand -> !isKnown || called.test(subcommand))
                .forEach(subcommand -> line.addSubcommand(subcommand.type()));
        return line;
    }
}

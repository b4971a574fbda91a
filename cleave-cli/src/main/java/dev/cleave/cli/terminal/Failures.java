package dev.cleave.cli.terminal;

import dev.cleave.cli.command.RootCommand;
import dev.cleave.table.HeapSize;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns exceptions into one line on standard error and an exit code. */
final class Failures {
    private static final Pattern COPY = Pattern.compile("\\S*cleave\\d+[/\\\\](standard input)"); // as a file

    private final Terminal terminal;

    Failures(Terminal terminal) {
        this.terminal = terminal;
    }

    int badUsage(CommandLine.ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        terminal.say("cleave: " + choice(e).orElseGet(() -> firstLine(e) + hint(e)) + "; see "
                + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCodes.BAD_INPUT;
    }

    /** What a word could have been, written as in the help. */
    private static Optional<String> choice(CommandLine.ParameterException e) {
        return Optional.ofNullable(e.getArgSpec())
                .filter(argument -> argument.type().isEnum() && e.getValue() != null)
                .map(argument -> name(argument) + " is one of "
                        + String.join(", ", argument.completionCandidates()).toLowerCase(Locale.ROOT) + ", not '"
                        + e.getValue() + "'");
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String hint(CommandLine.ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        String wanted = unmatched.getUnmatched().isEmpty()
                ? ""
                : unmatched.getUnmatched().get(0);
        Collection<String> names = wanted.startsWith("-")
                ? e.getCommandLine().getCommandSpec().optionsMap().keySet()
                : unmatched.getSuggestions();
        return Suggestions.near(wanted, names).stream()
                .findFirst()
                .map(name -> "; did you mean " + name + "?")
                .orElse("");
    }

    int failed(Exception e, CommandLine command, ParseResult parsed) {
        if (isDebug(command)) {
            e.printStackTrace(terminal.stream());
        }
        if (e.getCause() instanceof OutOfMemoryError error && !(e instanceof InputException)) {
            return outOfMemory(error); // of another thread
        }
        if (e instanceof InputException input) {
            terminal.say("cleave: "
                    + COPY.matcher(String.valueOf(input.getMessage())).replaceAll("$1") + Flags.of(input.settings()));
            return ExitCodes.BAD_INPUT;
        }
        terminal.say("cleave: a bug, please report it: " + e.getClass().getSimpleName() + ": " + firstLine(e)
                + " (run again with --debug for the details)");
        return ExitCodes.BUG;
    }

    /** Every reader has a limit of its own; this is for one that has not. */
    int tooDeep() {
        terminal.say("cleave: the input is nested too deep to be read; write it flatter");
        return ExitCodes.BAD_INPUT;
    }

    int outOfMemory(OutOfMemoryError e) {
        terminal.say(
                "cleave: " + HeapSize.tooSmall(SourceLocation.unknown(), 1, e).getMessage());
        return ExitCodes.BAD_INPUT;
    }

    private static boolean isDebug(CommandLine command) {
        return command.getCommandSpec().root().userObject() instanceof RootCommand root && root.debug();
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}

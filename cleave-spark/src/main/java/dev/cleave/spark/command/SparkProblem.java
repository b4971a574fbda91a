package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Spark says that went wrong, in one line. */
final class SparkProblem {
    private static final Pattern FILE = Pattern.compile("while reading file (\\S+?)\\.?\\s");
    private static final Pattern CODE = Pattern.compile("^\\[[A-Z_.]+] | ?SQLSTATE: \\w+$");

    private SparkProblem() {}

    /** @param data what was asked to be read, where Spark names no file */
    static InputException of(Throwable problem, String data) {
        Optional<String> file = file(problem);
        return file.isPresent()
                ? new InputException(
                        SourceLocation.unknown().withFile(file.get()),
                        "can't be read (" + inShort(problem) + "); put the file right, or leave it out",
                        problem)
                : new InputException(
                        SourceLocation.unknown().withFile(data),
                        "Spark could not do it: " + inShort(problem) + "; look at what its executors log",
                        problem);
    }

    private static Optional<String> file(Throwable problem) {
        for (Throwable next = problem; next != null; next = next.getCause()) {
            Matcher named = FILE.matcher(String.valueOf(next.getMessage()));
            if (named.find()) {
                return Optional.of(named.group(1));
            }
        }
        return Optional.empty();
    }

    /** The first line of what it began with. */
    static String inShort(Throwable problem) {
        String said = problem.toString();
        for (Throwable next = problem; next != null; next = next.getCause()) {
            said = next.getMessage() == null ? said : next.getMessage();
        }
        String first = said.lines().findFirst().orElse("");
        return CODE.matcher(first.strip()).replaceAll("").replaceAll("\\p{Cntrl}", " ");
    }
}

package dev.cleave.cli;

import dev.cleave.Version;
import java.io.PrintStream;

/** What is asked so often by scripts that it must not wait for a parser of command lines: the version, by itself. */
final class QuickAnswers {
    private QuickAnswers() {}

    /** Whether the answer was printed; the same as {@code CleaveCommand} would give. */
    static boolean gives(PrintStream out, String... args) {
        boolean asksVersion = args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"));
        if (asksVersion) {
            out.println("cleave " + Version.current());
            out.flush();
        }
        return asksVersion;
    }
}

package dev.cleave.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** The checkout that this runs in, if it is one. */
public final class Checkout {
    private Checkout() {}

    /** A short name of the commit, with a plus where something has changed since; empty where there is no git. */
    public static String commit() {
        String commit = git("rev-parse", "--short", "HEAD");
        return commit.isEmpty()
                        || git("status", "--porcelain", "--untracked-files=no").isEmpty()
                ? commit
                : commit + "+";
    }

    private static String git(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "git";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0 ? out : "";
        } catch (IOException e) {
            return ""; // no git
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}

package dev.cleave.cli;

import dev.cleave.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a command did: its exit code and what it wrote. */
public record Ran(int code, String out, String err) {
    public static Ran cleave(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
        int code = Main.run(answers, new Terminal(new PrintStream(err, true, StandardCharsets.UTF_8), 0), args);
        answers.flush();
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}

package dev.cleave.cli;

import dev.cleave.cli.command.CleaveCommand;
import dev.cleave.cli.terminal.Launcher;
import dev.cleave.cli.terminal.Terminal;
import java.io.PrintStream;

/** The command {@code cleave}. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (QuickAnswers.gives(System.out, args)) {
            return;
        }
        Launcher.launch(CleaveCommand::new, args);
    }

    static int run(PrintStream out, Terminal terminal, String... args) {
        return Launcher.run(CleaveCommand::new, out, terminal, args);
    }
}

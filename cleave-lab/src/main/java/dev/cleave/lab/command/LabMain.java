package dev.cleave.lab.command;

import dev.cleave.cli.terminal.Launcher;
import java.util.Arrays;

/** The commands {@code cleave lab}, {@code cleave lab tables} and {@code cleave compare}. */
public final class LabMain {
    private LabMain() {}

    public static void main(String[] args) {
        String first = args.length == 0 ? "" : args[0];
        String[] rest = Arrays.copyOfRange(args, Math.min(1, args.length), args.length);
        switch (first) {
            case "lab" -> Launcher.launch(LabCommand::new, rest);
            case "tables" -> Launcher.launch(TablesCommand::new, rest);
            case "compare" -> Launcher.launch(CompareCommand::new, rest);
            default -> Launcher.launch(LabCommand::new, args);
        }
    }
}

package dev.cleave.lab.command;

import dev.cleave.cli.terminal.Launcher;

/** The command {@code cleave lab}. */
public final class LabMain {
    private LabMain() {}

    public static void main(String[] args) {
        Launcher.launch(LabCommand::new, args);
    }
}

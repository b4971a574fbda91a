package dev.cleave.cli.command;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** {@code cleave lab} where the lab is not: says how to get it. */
@Command(
        name = "lab",
        description = "Reruns the paper's evaluation, and writes tables and plots beside the paper's figures.",
        footer = {"", "The lab is a program of its own: in a checkout of the sources, ./cleave lab builds and runs it."
        })
final class LabHint implements Runnable {
    @Unmatched
    private List<String> ignored = new ArrayList<>();

    @Override
    public void run() {
        throw new InputException(
                SourceLocation.unknown(),
                "the lab is a program of its own: run ./cleave lab in a checkout of the sources,"
                        + " or java -jar cleave-lab-all.jar");
    }
}

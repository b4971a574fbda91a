package dev.cleave.cli.command;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** {@code cleave compare} where the lab is not, which has the other methods: says how to get it. */
@Command(
        name = "compare",
        description = "Compares Cleave with other methods on one table, by cross-validation.",
        footer = {"", "It is a part of the lab: in a checkout of the sources, ./cleave compare builds and runs it."})
final class CompareHint implements Runnable {
    @Unmatched
    private List<String> ignored = new ArrayList<>();

    @Override
    public void run() {
        throw new InputException(
                SourceLocation.unknown(),
                "compare is a part of the lab: run ./cleave compare in a checkout of the sources,"
                        + " or java -jar cleave-lab-all.jar compare");
    }
}

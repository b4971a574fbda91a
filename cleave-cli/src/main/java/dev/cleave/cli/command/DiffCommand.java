package dev.cleave.cli.command;

import dev.cleave.cli.option.CheckOptions;
import dev.cleave.cli.report.DifferenceReport;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.comparison.ModelDifference;
import dev.cleave.io.ModelFile;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave diff}: how one model differs from another. */
@Command(
        name = "diff",
        description = {
            "Says which rules are new, gone or changed, and on how many inputs two models answer in another way:"
                    + " counted exactly, over all thresholds and values of both; where that is too much, proved to be"
                    + " none, or drawn.",
            "Exit code 0 where they are the same function, 1 where they differ, or where it could not be decided."
        },
        footer = {"", "Example:", "  cleave diff old.cleave new.cleave --data patients.csv"})
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class DiffCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path one;

    @Parameters(index = "1", paramLabel = "OTHER", description = "Another.")
    private Path other;

    @Mixin
    private CheckOptions options = new CheckOptions();

    @Override
    public Integer call() {
        ModelDifference found =
                ModelDifference.of(ModelFile.read(one), ModelFile.read(other), options.rows(), options.budget());
        DifferenceReport report = new DifferenceReport(found);
        if (options.json()) {
            cleave.out().println(report.json());
        } else {
            report.lines().forEach(cleave.out()::println);
        }
        return found.isSame() ? ExitCodes.DONE : ExitCodes.NO;
    }
}

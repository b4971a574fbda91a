package dev.cleave.cli.command;

import dev.cleave.LearnOptions;
import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.cli.learn.LearnRun;
import dev.cleave.cli.learn.Resampling;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.cli.terminal.Stopwatch;
import dev.cleave.datasets.Monk1;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** {@code cleave demo}: MONK's first problem, made from its definition. */
@Command(name = "demo", description = "Learns MONK's first problem, a1 = a2 or a5 = 1, from 432 rows made here.")
final class DemoCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // by picocli
    private CleaveCommand cleave;

    @Override
    public Integer call() {
        Stopwatch watch = new Stopwatch();
        LabelledTable data = LabelledTable.of(Monk1.table(), TargetSpec.of("class"));
        Output output = new Output(cleave.out(), cleave.terminal(), false, Output.NO_FILE, cleave.style());
        output.out().println("The truth behind the rows: class = 1 where a1 = a2 or a5 = 1.");
        new LearnRun(
                        "monk1",
                        data,
                        new Resampling.HoldOut(0.3),
                        LearnOptions.defaults(),
                        Teaching.none(),
                        Budget.unlimited(),
                        Output.NO_FILE,
                        false)
                .run(output, watch);
        output.out().println();
        output.out().println("Next: cleave learn YOUR.csv --target COLUMN");
        return ExitCodes.DONE;
    }
}

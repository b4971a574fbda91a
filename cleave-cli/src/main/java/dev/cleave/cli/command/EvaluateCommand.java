package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.LabelledRows;
import dev.cleave.cli.option.WeightOptions;
import dev.cleave.cli.report.ScoreReport;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.evaluation.Evaluation;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave evaluate}: what a model scores on other rows. */
@Command(
        name = "evaluate",
        description =
                "Scores the soft network, the hard one and the rules on rows with labels; with weights, also with every row"
                        + " counted by its weight.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class EvaluateCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "Rows with labels.")
    private String data;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private WeightOptions weights = new WeightOptions();

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        DataArgument source = DataArgument.open(data, folder);
        Evaluation evaluation = Learned.load(file).evaluate(source.table(), weights.weighting());
        if (evaluation.unlabelled() > 0) {
            cleave.terminal().say("note: rows without a label are left out: " + evaluation.unlabelled());
        }
        LabelledRows.say(evaluation.surprises(), cleave.terminal());
        ScoreReport report = new ScoreReport(source.name(), evaluation);
        if (json) {
            cleave.out().println(report.json());
        } else {
            report.lines().forEach(cleave.out()::println);
        }
        return ExitCodes.DONE;
    }
}

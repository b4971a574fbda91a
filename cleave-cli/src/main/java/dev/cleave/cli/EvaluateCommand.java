package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.export.Model;
import dev.cleave.export.ModelFile;
import dev.cleave.verification.Behaviour;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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
        Model model = ModelFile.read(file);
        LabelledRows rows = LabelledRows.of(model.encoding(), Source.open(data, folder.path()), weights, cleave);
        ScoreReport report = new ScoreReport(model.encoding(), rows, answers(model, rows.rows()));
        if (json) {
            cleave.out().println(report.json());
        } else {
            report.lines().forEach(cleave.out()::println);
        }
        return ExitCodes.DONE;
    }

    private static Map<String, BitMatrix> answers(Model model, Dataset rows) {
        Map<String, BitMatrix> answers = new LinkedHashMap<>();
        answers.put("soft", model.soft().predict(rows.read()));
        answers.put("hard", model.hard().predict(rows.read()));
        answers.put("rules", Behaviour.of(model.rules()).answers(rows.inputs()));
        return answers;
    }
}

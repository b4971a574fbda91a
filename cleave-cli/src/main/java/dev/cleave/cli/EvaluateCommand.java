package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Scores;
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
@Command(name = "evaluate", description = "Scores the soft network, the hard one and the rules on rows with labels.")
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
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Model model = ModelFile.read(file);
        LabelledRows rows = LabelledRows.of(model.encoding(), Source.open(data, folder.path()), cleave);
        ScoreReport report = new ScoreReport(model.encoding(), rows, scores(model, rows));
        if (json) {
            cleave.out().println(report.json());
        } else {
            report.lines().forEach(cleave.out()::println);
        }
        return ExitCodes.DONE;
    }

    private static Map<String, Scores> scores(Model model, LabelledRows rows) {
        Map<String, Scores> scores = new LinkedHashMap<>();
        scores.put("soft", score(model.soft().predict(rows.rows().read()), rows));
        scores.put("hard", score(model.hard().predict(rows.rows().read()), rows));
        scores.put(
                "rules", score(Behaviour.of(model.rules()).answers(rows.rows().inputs()), rows));
        return scores;
    }

    private static Scores score(BitMatrix answers, LabelledRows rows) {
        return Scores.of(answers, rows.rows().targets());
    }
}

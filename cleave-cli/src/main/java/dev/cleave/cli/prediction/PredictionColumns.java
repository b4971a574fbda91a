package dev.cleave.cli.prediction;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Task;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns of predictions: the row's number, what is kept of the row, the answer with its probabilities and its rule, and what was odd
 * about the row. With several labels each has columns of its own.
 *
 * @param kept columns of the table that are passed through
 */
public record PredictionColumns(Target target, List<String> kept) {
    public PredictionColumns {
        kept = List.copyOf(kept);
    }

    public Task task() {
        return Task.of(target);
    }

    /** As CSV, with the end of its line. */
    public String header() {
        List<String> names = new ArrayList<>(List.of("row"));
        names.addAll(kept);
        for (String what : List.of("label", "probability", "network", "rule")) {
            names.addAll(named(what));
        }
        names.add("notes");
        return CsvCells.line(names);
    }

    private List<String> named(String what) {
        return task() == Task.MULTILABEL
                ? target.labels().stream()
                        .map(Label::column)
                        .map(column -> what.equals("label") ? column : column + " " + what)
                        .toList()
                : List.of(what);
    }
}

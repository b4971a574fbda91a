package dev.cleave.cli.prediction;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.cleave.OutputAnswer;
import dev.cleave.Prediction;
import dev.cleave.encoding.Surprise;
import dev.cleave.evaluation.Task;
import dev.cleave.table.Table;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The answers for all rows, as CSV: one row after the other. */
public record Predictions(PredictionColumns columns, Table table, List<Prediction> rows) {
    /** Line by line; the stream stays open. */
    public void print(OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text);
        csv.writeRecord(header());
        for (int row = 0; row < rows.size(); row++) {
            csv.writeRecord(line(row));
        }
        csv.flush();
    }

    private List<String> header() {
        List<String> names = new ArrayList<>(List.of("row"));
        names.addAll(columns.kept());
        if (task() == Task.MULTILABEL) {
            for (String what : List.of("", " probability", " network", " rule")) {
                columns.target().labels().forEach(label -> names.add(label.column() + what));
            }
        } else {
            names.addAll(List.of("label", "probability", "network", "rule"));
        }
        names.add("notes");
        return names;
    }

    private List<String> line(int row) {
        List<String> cells = new ArrayList<>(List.of(Integer.toString(row + 1)));
        columns.kept().forEach(name -> cells.add(table.column(name).cell(row)));
        List<OutputAnswer> answers = rows.get(row).outputs().stream()
                .filter(answer -> task() != Task.MULTICLASS || answer.holds())
                .toList();
        answers.forEach(answer -> cells.add(value(answer)));
        answers.forEach(answer -> cells.add(text(answer.probability())));
        answers.forEach(answer -> cells.add(text(answer.network())));
        answers.forEach(answer -> cells.add(rule(answer)));
        cells.add(rows.get(row).surprises().stream().map(Surprise::ofOneRow).collect(Collectors.joining("; ")));
        return cells;
    }

    private String value(OutputAnswer answer) {
        return task() != Task.MULTILABEL
                ? answer.value()
                : answer.holds()
                        ? answer.label().positive()
                        : answer.label().negatives().get(0);
    }

    /** The first that fires; of a class all that speak for it. */
    private String rule(OutputAnswer answer) {
        String rules = answer.fired().stream()
                .limit(task() == Task.MULTICLASS ? Long.MAX_VALUE : 1)
                .map(Object::toString)
                .collect(Collectors.joining("; "));
        return rules.isEmpty() ? "-" : rules;
    }

    private Task task() {
        return columns.task();
    }

    private static String text(double probability) {
        return String.format(Locale.ROOT, "%.4f", probability);
    }
}

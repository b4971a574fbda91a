package dev.cleave.cli.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.cleave.OutputAnswer;
import dev.cleave.Prediction;
import dev.cleave.evaluation.Task;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The answers for all rows, as CSV. */
public record Predictions(Task task, List<Prediction> rows) {
    private static final String NONE = "-";
    private static final String BETWEEN = "; ";

    /** Line by line; the stream stays open. */
    public void print(OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text);
        csv.writeRecord("row", "label", "probability", "network", "rule");
        for (int row = 0; row < rows.size(); row++) {
            List<OutputAnswer> answers = rows.get(row).outputs().stream()
                    .filter(answer -> task == Task.BINARY || answer.holds())
                    .toList();
            csv.writeRecord(
                    Integer.toString(row + 1),
                    joined(answers, OutputAnswer::value),
                    joined(answers, answer -> text(answer.probability())),
                    joined(answers, answer -> text(answer.network())),
                    joined(answers, this::rule));
        }
        csv.flush();
    }

    /** The first that fires; of a class all that speak for it. */
    private String rule(OutputAnswer answer) {
        String rules = answer.fired().stream()
                .limit(task == Task.MULTICLASS ? Long.MAX_VALUE : 1)
                .map(Object::toString)
                .collect(Collectors.joining(BETWEEN));
        return rules.isEmpty() ? NONE : rules;
    }

    private static String text(double probability) {
        return String.format(Locale.ROOT, "%.4f", probability);
    }

    private static String joined(List<OutputAnswer> answers, Function<OutputAnswer, String> text) {
        return answers.isEmpty() ? NONE : answers.stream().map(text).collect(Collectors.joining(BETWEEN));
    }
}

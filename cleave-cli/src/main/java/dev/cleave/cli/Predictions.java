package dev.cleave.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Inputs;
import dev.cleave.export.Model;
import dev.cleave.model.NeuralDnf;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The answers for all rows, as CSV. */
record Predictions(Model model, Inputs inputs) {
    private static final String NONE = "-";
    private static final String BETWEEN = "; ";

    /** Line by line; the stream stays open. */
    void print(OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text);
        csv.writeRecord("row", "label", "score", "rule");
        if (model.hasClassPoints()) {
            printClasses(csv);
        } else {
            printLabels(csv);
        }
        csv.flush();
    }

    private void printClasses(CsvWriter csv) {
        Answers answers = new Answers(model);
        ClassPredictions classes = new ClassPredictions(ClassConditions.of(model));
        for (int row = 0; row < inputs.rows(); row++) {
            ClassPredictions.ClassPrediction found = classes.of(answers.of(inputs.bits(), row));
            csv.writeRecord(Integer.toString(row + 1), found.label(), found.score(), found.rule());
        }
    }

    private void printLabels(CsvWriter csv) {
        BitMatrix rows = inputs.bits();
        Answers answers = new Answers(model);
        NeuralDnf.Pass pass = model.soft().pass();
        for (int row = 0; row < rows.rows(); row++) {
            Answers.RowAnswer answer = answers.of(rows, row);
            double[] raw = pass.outputs(inputs, row);
            int[] outputs = answers.isBinary() ? new int[] {0} : answer.holding();
            csv.writeRecord(
                    Integer.toString(row + 1),
                    joined(outputs, output -> answers.value(output, answer.holds(output))),
                    joined(outputs, output -> score(raw, output)),
                    joined(outputs, answer::rule));
        }
    }

    private String score(double[] raw, int output) {
        return String.format(Locale.ROOT, "%.4f", model.soft().head().probability(raw, output));
    }

    private static String joined(int[] outputs, IntFunction<String> text) {
        return outputs.length == 0 ? NONE : IntStream.of(outputs).mapToObj(text).collect(Collectors.joining(BETWEEN));
    }
}

package dev.cleave.cli.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.cleave.OutputAnswer;
import dev.cleave.evaluation.Task;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What stands on the lines of rows that have the same answers, before and after what the network says of each. */
final class LineWords {
    private static final String NONE = "-";
    private static final String BETWEEN = "; ";

    private final List<Integer> outputs;
    private final byte[] before;
    private final byte[] after;

    private LineWords(List<Integer> outputs, byte[] before, byte[] after) {
        this.outputs = outputs;
        this.before = before;
        this.after = after;
    }

    static LineWords of(Task task, List<OutputAnswer> all) {
        List<Integer> outputs = IntStream.range(0, all.size())
                .filter(output -> task == Task.BINARY || all.get(output).holds())
                .boxed()
                .toList();
        List<OutputAnswer> answers = outputs.stream().map(all::get).toList();
        String said = cells(
                joined(answers, OutputAnswer::value),
                joined(answers, answer -> FourDecimals.text(answer.probability())));
        String rules = cells(joined(answers, answer -> rule(task, answer)));
        return new LineWords(outputs, utf8(said + ","), utf8(rules + "\n"));
    }

    /** Those that the network is asked about. */
    List<Integer> outputs() {
        return outputs;
    }

    byte[] beforeNetwork() {
        return before;
    }

    byte[] afterNetwork() {
        return after;
    }

    /** The first that fires; of a class all that speak for it. */
    private static String rule(Task task, OutputAnswer answer) {
        String rules = answer.fired().stream()
                .limit(task == Task.MULTICLASS ? Long.MAX_VALUE : 1)
                .map(Object::toString)
                .collect(Collectors.joining(BETWEEN));
        return rules.isEmpty() ? NONE : rules;
    }

    private static String joined(List<OutputAnswer> answers, Function<OutputAnswer, String> text) {
        return answers.isEmpty() ? NONE : answers.stream().map(text).collect(Collectors.joining(BETWEEN));
    }

    /** A comma and a cell each, quoted where needed. */
    private static String cells(String... texts) {
        StringWriter line = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(line)) {
            csv.writeRecord(IntStream.range(-1, texts.length)
                    .mapToObj(i -> i < 0 ? "0" : texts[i])
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String text = line.toString();
        return text.substring(1, text.length() - 1);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

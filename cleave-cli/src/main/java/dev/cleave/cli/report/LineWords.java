package dev.cleave.cli.report;

import dev.cleave.OutputAnswer;
import dev.cleave.evaluation.Task;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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
                .filter(output -> task != Task.MULTICLASS || all.get(output).holds())
                .boxed()
                .toList();
        List<String> said = new ArrayList<>();
        outputs.forEach(output -> said.add(value(task, all.get(output))));
        outputs.forEach(output -> said.add(FourDecimals.text(all.get(output).probability())));
        List<String> rules =
                outputs.stream().map(output -> rule(task, all.get(output))).toList();
        return new LineWords(outputs, utf8(CsvCells.following(said)), utf8(CsvCells.following(rules)));
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

    /** Of several labels, each has a column of its own and says its value there. */
    private static String value(Task task, OutputAnswer answer) {
        if (task != Task.MULTILABEL) {
            return answer.value();
        }
        return answer.holds()
                ? answer.label().positive()
                : answer.label().negatives().get(0);
    }

    /** The first that fires; of a class all that speak for it. */
    private static String rule(Task task, OutputAnswer answer) {
        String rules = answer.fired().stream()
                .limit(task == Task.MULTICLASS ? Long.MAX_VALUE : 1)
                .map(Object::toString)
                .collect(Collectors.joining(BETWEEN));
        return rules.isEmpty() ? NONE : rules;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

package dev.cleave.cli.prediction;

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

    private final int[] outputs;
    private final byte[] before;
    private final byte[] after;
    private final byte[] end;

    private LineWords(int[] outputs, String before, String after) {
        this.outputs = outputs;
        this.before = utf8(before);
        this.after = utf8(after);
        this.end = utf8(after + ",\n");
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
        int[] asked = outputs.stream().mapToInt(Integer::intValue).toArray();
        return new LineWords(asked, CsvCells.following(said), CsvCells.following(rules));
    }

    /** Those that the network is asked about. */
    int[] outputs() {
        return outputs;
    }

    byte[] beforeNetwork() {
        return before;
    }

    byte[] afterNetwork() {
        return after;
    }

    /** The same, and the end of the line of a row about which nothing is odd. */
    byte[] end() {
        return end;
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

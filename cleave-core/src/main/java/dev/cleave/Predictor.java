package dev.cleave;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.RowReader;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.CompiledRules;
import dev.cleave.logic.RuleSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What rules say of one row after the other. Only columns that a rule uses are read. */
final class Predictor {
    private final Target target;
    private final RowReader reader;
    private final CompiledRules rules;
    private final List<Map<String, String>> classes; // what is said where each holds; none where outputs are no classes

    private Predictor(Target target, RowReader reader, CompiledRules rules) {
        this.target = target;
        this.reader = reader;
        this.rules = rules;
        this.classes = target.labels().stream()
                .filter(label -> target.exclusive())
                .map(label -> Map.of(label.column(), label.positive()))
                .toList();
    }

    static Predictor of(Encoding encoding, RuleSet rules) {
        return new Predictor(
                encoding.target(), RowReader.of(encoding, UsedColumns.atoms(rules)), CompiledRules.of(rules));
    }

    Map<String, String> labels(Map<String, String> cells) {
        return labels(read(cells));
    }

    /** The atoms that rules use. */
    long[] read(Map<String, String> cells) {
        long[] row = rules.emptyRow();
        reader.read(cells, row);
        return row;
    }

    /** @param row as it was read; the auxiliaries that hold are added */
    Map<String, String> labels(long[] row) {
        long[] holds = rules.answer(row);
        return target.exclusive() ? classes.get(first(holds)) : each(holds);
    }

    private static int first(long[] holds) {
        for (int i = 0; i < holds.length; i++) {
            if (holds[i] != 0) {
                return i * Long.SIZE + Long.numberOfTrailingZeros(holds[i]);
            }
        }
        return 0;
    }

    private Map<String, String> each(long[] holds) {
        Map<String, String> said = new LinkedHashMap<>();
        for (int output = 0; output < target.outputs(); output++) {
            Label label = target.labels().get(output);
            boolean isSo = (holds[output >>> 6] >>> output & 1) != 0;
            said.put(label.column(), isSo ? label.positive() : label.negatives().get(0));
        }
        return Collections.unmodifiableMap(said);
    }
}

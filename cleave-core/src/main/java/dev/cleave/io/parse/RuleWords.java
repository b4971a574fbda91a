package dev.cleave.io.parse;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import java.util.List;

/**
 * What rules may speak of: columns, whose numbers may be compared with any threshold, and what they predict.
 *
 * @param auxiliary the word before the number of a named condition
 */
public record RuleWords(List<EncodedColumn> columns, Target target, String auxiliary) {
    public RuleWords {
        columns = List.copyOf(columns);
    }

    public static RuleWords of(Encoding encoding) {
        String first = RuleText.auxiliary(0, Vocabulary.of(encoding));
        return new RuleWords(encoding.parts(), encoding.target(), first.substring(0, first.length() - " 1".length()));
    }

    List<Label> labels() {
        return target.labels();
    }
}

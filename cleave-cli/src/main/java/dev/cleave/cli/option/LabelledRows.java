package dev.cleave.cli.option;

import dev.cleave.cli.terminal.Terminal;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedTable;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.Surprise;
import dev.cleave.table.InputException;
import java.util.List;

/** Rows with labels, and weights where they are given, that a model is held against. */
public record LabelledRows(String name, Dataset rows) {
    /** What is odd about them is said; an {@link InputException} where a column is missing, or no row has its labels. */
    public static LabelledRows of(Encoding encoding, DataArgument source, WeightOptions weights, Terminal terminal) {
        EncodedTable encoded = encoding.encode(source.table());
        if (encoded.dataset().rows() == 0) {
            throw new InputException(source.table().place(), "no row has a label; give rows that have one");
        }
        int lost = source.table().rows() - encoded.dataset().rows();
        if (lost > 0) {
            terminal.say("note: rows without a label are left out: " + lost);
        }
        say(encoded.surprises(), terminal);
        Dataset weighed = weights.weighting().weigh(encoded, source.table(), encoding.target());
        return new LabelledRows(source.name(), weighed);
    }

    public boolean areWeighted() {
        return !rows.weights().isEqual();
    }

    public static void say(List<Surprise> surprises, Terminal terminal) {
        surprises.forEach(surprise -> terminal.say("note: " + surprise));
    }
}

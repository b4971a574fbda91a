package dev.cleave.web.report;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedTable;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows with labels that a report speaks of.
 *
 * @param name what they are to the model: {@link #TRAIN}, {@link #HELD_OUT}, or {@link #GIVEN}
 * @param table all of whose rows have their labels
 * @param rows the same, encoded
 * @param inputs the same, 64 rows at a time
 * @param labels those of each output
 */
public record RowSet(String name, Table table, Dataset rows, BitColumns inputs, List<BitSet> labels) {
    public static final String TRAIN = "train";
    public static final String HELD_OUT = "held out";
    public static final String GIVEN = "given";

    private RowSet(String name, Table table, Dataset rows) {
        this(name, table, rows, rows.inputs().transposed(), labels(rows));
    }

    private static List<BitSet> labels(Dataset rows) {
        BitColumns columns = rows.targets().transposed();
        return IntStream.range(0, rows.outputs())
                .mapToObj(output ->
                        Coverage.of(Rule.all(Literal.of(output)), columns).toBitSet())
                .toList();
    }

    /** The rows that rules say each output of. */
    public List<BitSet> said(RuleSet rules) {
        return rules.answer(inputs).stream().map(Coverage::toBitSet).toList();
    }

    static RowSet of(String name, Model model, Table table) {
        EncodedTable encoded = model.encoding().encode(table);
        if (encoded.dataset().rows() == 0) {
            throw new InputException(table.place(), "no row has a label; give rows that have one");
        }
        Table labelled = encoded.rows().size() == table.rows() ? table : table.select(encoded.rows());
        return new RowSet(name, labelled, encoded.dataset());
    }

    /** The same rows, as another encoding has them. */
    public RowSet as(Encoding encoding) {
        return new RowSet(name, table, encoding.encode(table).dataset());
    }

    /** Rows that were learned from, and rows that were not. */
    public static List<RowSet> of(Model model, Table train, Table heldOut) {
        RowSet own = of(TRAIN, model, train);
        return heldOut.rows() == 0 ? List.of(own) : List.of(own, of(HELD_OUT, model, heldOut));
    }

    /** The rows that a model was learned from are split as they were then; of others nothing is known. */
    public static List<RowSet> of(Model model, Table table) {
        HeldOutRows held = model.provenance().heldOut();
        RowSet all = of(GIVEN, model, table);
        boolean isSame = Fingerprint.of(all.table()).equals(model.provenance().fingerprint());
        if (!isSame || held.rows() > 0 && held.share() == 0) {
            return List.of(all);
        }
        if (held.rows() == 0) {
            return List.of(new RowSet(TRAIN, all.table(), all.rows()));
        }
        Split split = new LabelledTable(all.table(), model.encoding().target())
                .splits()
                .holdOut(held.share(), held.seed());
        return of(model, all.table().select(split.train()), all.table().select(split.test()));
    }
}

package dev.cleave.web.report;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedTable;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.util.List;

/**
 * Rows with labels that a report speaks of.
 *
 * @param name what they are to the model: {@link #TRAIN}, {@link #HELD_OUT}, or {@link #GIVEN}
 * @param table all of whose rows have their labels
 * @param rows the same, encoded
 */
public record RowSet(String name, Table table, Dataset rows) {
    public static final String TRAIN = "train";
    public static final String HELD_OUT = "held out";
    public static final String GIVEN = "given";

    static RowSet of(String name, Model model, Table table) {
        EncodedTable encoded = model.encoding().encode(table);
        if (encoded.dataset().rows() == 0) {
            throw new InputException(table.place(), "no row has a label; give rows that have one");
        }
        Table labelled = encoded.rows().size() == table.rows() ? table : table.select(encoded.rows());
        return new RowSet(name, labelled, encoded.dataset());
    }

    /** The same rows, as another model encodes them. */
    public RowSet as(Model model) {
        return of(name, model, table);
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

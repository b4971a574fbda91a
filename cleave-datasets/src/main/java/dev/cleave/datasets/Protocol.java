package dev.cleave.datasets;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Split;
import java.util.List;

/** How the rows of a named data set are held out, the same for every seed of learning. */
public sealed interface Protocol {
    /** The paper's seed of every split. */
    long SEED = 73;

    /** Stratified unless the task is multilabel. */
    List<Split> splits(LabelledTable data);

    /** A share of the rows. */
    record HoldOut(double share) implements Protocol {
        @Override
        public List<Split> splits(LabelledTable data) {
            return List.of(data.splits().holdOut(share, SEED));
        }
    }

    /** Each of so many parts in turn. */
    record Folds(int count) implements Protocol {
        @Override
        public List<Split> splits(LabelledTable data) {
            return data.splits().folds(count, SEED);
        }
    }
}

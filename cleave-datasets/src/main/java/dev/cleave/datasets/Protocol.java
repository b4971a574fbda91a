package dev.cleave.datasets;

import dev.cleave.data.Labelled;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import java.util.List;

/** How the rows of a named data set are held out, the same for every seed of learning. */
public sealed interface Protocol {
    /** The paper's seed of every split. */
    long SEED = 73;

    /** Stratified unless the task is multilabel. */
    List<Split> splits(Labelled data);

    /** A share of the rows. */
    record HoldOut(double share) implements Protocol {
        @Override
        public List<Split> splits(Labelled data) {
            return List.of(Splits.of(data).holdOut(share, SEED));
        }
    }

    /** Each of so many parts in turn. */
    record Folds(int count) implements Protocol {
        @Override
        public List<Split> splits(Labelled data) {
            return Splits.of(data).folds(count, SEED);
        }
    }
}

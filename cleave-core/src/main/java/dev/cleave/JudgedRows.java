package dev.cleave;

import dev.cleave.data.ClassWeights;
import dev.cleave.data.Encoding;
import dev.cleave.data.RowWeights;
import dev.cleave.data.Split;
import dev.cleave.search.Sample;

/**
 * Rows as the ledger counts them: class weights are a matter of training, those of columns count here too.
 *
 * @param weights of all rows
 */
record JudgedRows(SearchRows rows, Split split, RowWeights weights) {
    static JudgedRows of(SearchRows rows, Split split, Weighting weighting) {
        Weighting byColumn = weighting.with(new ClassWeights.Equal());
        return new JudgedRows(
                rows, split, byColumn.rows(rows.table(), rows.encoding().target()));
    }

    /** The rows that candidates are found on, with those of the lesson. */
    Sample taughtFit(int head) {
        return rows.taughtHead(rows.fit().with(weights.select(split.train())), head);
    }

    /** All rows, with those of the lesson. */
    Sample taughtAll(int head) {
        return rows.taughtHead(rows.all().with(weights), head);
    }

    Sample fit(int head) {
        return rows.head(rows.fit().with(weights.select(split.train())), head);
    }

    Sample held(int head) {
        return rows.head(rows.held().with(weights.select(split.test())), head);
    }

    Sample all(int head) {
        return rows.head(rows.all().with(weights), head);
    }

    /** All rows under another encoding. */
    Sample all(int head, Encoding encoding) {
        return rows.head(encoding, weights, head);
    }
}

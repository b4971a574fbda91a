package dev.cleave.datasets;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.ClassPartition;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;

/** Which rows of a table are learned from, where one class is far more frequent than another. */
public sealed interface Sampling {
    /**
     * The rows to keep, ascending; rows without a label are never kept. An {@link InputException} where there is no such
     * column.
     *
     * @param options what kind of column each is, for ways that measure distances
     */
    Rows choose(Table table, String label, EncodingOptions options, long seed);

    /** The rows that are kept, with a note where some are left out. */
    default Table apply(Table table, String label, EncodingOptions options, long seed) {
        Rows kept = choose(table, label, options, seed);
        String text = String.format(
                Locale.ROOT,
                "%,d of %,d rows are kept, %s, before any are held out; scores on them are not scores on all rows",
                kept.size(),
                table.rows(),
                describe());
        return table.select(kept).withNote(Note.warning("", text));
    }

    /** In a few words, for the user. */
    String describe();

    /** Every row that has a label. */
    record Everything() implements Sampling {
        @Override
        public Table apply(Table table, String label, EncodingOptions options, long seed) {
            return table;
        }

        @Override
        public Rows choose(Table table, String label, EncodingOptions options, long seed) {
            return LabelledTable.rows(table, List.of(label));
        }

        @Override
        public String describe() {
            return "all rows";
        }
    }

    /** As many rows of each class as the rarest has, by chance. */
    record Random() implements Sampling {
        @Override
        public Rows choose(Table table, String label, EncodingOptions options, long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            return ClassPartition.of(table.column(label))
                    .balanced(rows -> random.doubles(rows.size()).toArray());
        }

        @Override
        public String describe() {
            return "rows of the frequent class chosen at random";
        }
    }

    /**
     * NearMiss-1: of each class as many rows as the rarest has, those with the smallest mean distance to their nearest rows
     * of the rarest class; among equals the earlier rows. Distances are Euclidean, over the columns as they are encoded from
     * all rows: numbers standardised, categories one-hot, a Boolean as 0 or 1, a missing number as the mean.
     *
     * @param neighbours how many are near
     */
    record NearMiss(int neighbours) implements Sampling {
        public NearMiss {
            if (neighbours < 1) {
                throw new IllegalArgumentException("needs at least 1 neighbour, not " + neighbours);
            }
        }

        @Override
        public Rows choose(Table table, String label, EncodingOptions options, long seed) {
            ClassPartition classes = ClassPartition.of(table.column(label));
            Points points = new Points(table, Encoding.columns(table, Set.of(label), Rows.all(table.rows()), options));
            int[] rare = classes.rarest().stream().map(points::ofRow).toArray();
            Neighbours near = new Neighbours(points, rare, neighbours);
            return classes.balanced(
                    rows -> near.meanDistances(rows.stream().map(points::ofRow).toArray(), rare.length));
        }

        @Override
        public String describe() {
            return "rows of the frequent class chosen by NearMiss-1 with " + neighbours + " neighbours";
        }
    }
}

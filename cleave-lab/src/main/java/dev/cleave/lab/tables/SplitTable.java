package dev.cleave.lab.tables;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A table that was read, and the rows to hold out.
 *
 * @param target as it was said, or the last column
 * @param isGuessed whether it is the last column since nobody said so
 * @param fingerprint of all that its results depend on
 */
public record SplitTable(
        String name, LabelledTable data, List<Split> splits, String target, boolean isGuessed, String fingerprint) {
    private static final double SHARE = 0.3; // held out where no file says which rows
    private static final int USUAL_SPLITS = 3;
    private static final int DIGITS = 16; // of a hash

    public SplitTable {
        splits = List.copyOf(splits);
    }

    /**
     * An {@link InputException} where it can't be learned from.
     *
     * @param most splits; where nothing is said, all that the folder has or else three
     * @param seed of splits that are drawn
     */
    static SplitTable read(UnreadTable file, OptionalInt most, long seed) {
        Table table = CsvFile.read(file.file());
        String target = file.target().orElse(lastColumn(table));
        LabelledTable data = LabelledTable.of(table, TargetSpec.of(target));
        List<Split> splits = new ArrayList<>();
        int count = most.orElse(
                file.heldOut().isEmpty() ? USUAL_SPLITS : file.heldOut().size());
        for (int i = 0; i < count; i++) {
            if (i < file.heldOut().size()) {
                splits.add(listed(file.heldOut().get(i), table, data));
            } else if (file.heldOut().isEmpty()) {
                splits.add(data.splits().holdOut(SHARE, seed + i));
            }
        }
        return of(file.name(), data, splits, target, file.target().isEmpty());
    }

    private static String lastColumn(Table table) {
        return table.header().get(table.header().size() - 1);
    }

    /** Whose every row is held out once. */
    public static SplitTable folds(String name, LabelledTable data, String target, int count, long seed) {
        return of(name, data, data.splits().folds(count, seed), target, false);
    }

    private static SplitTable of(
            String name, LabelledTable data, List<Split> splits, String target, boolean isGuessed) {
        splits.forEach(split -> requireClasses(data, split));
        return new SplitTable(
                name,
                data,
                splits,
                target,
                isGuessed,
                Fingerprint.of(data.table()).substring(0, DIGITS));
    }

    /** An {@link InputException} where all training rows have the same labels. */
    private static void requireClasses(LabelledTable data, Split split) {
        Table train = data.table().select(split.train());
        BitMatrix bits = data.target().bits(train);
        boolean areAllTheSame = IntStream.range(1, train.rows())
                .allMatch(row -> IntStream.range(0, bits.columns()).allMatch(i -> bits.get(row, i) == bits.get(0, i)));
        if (areAllTheSame || split.test().size() == 0) {
            throw new InputException(
                    data.table().place(),
                    split.test().size() == 0
                            ? "no row is held out; hold some out"
                            : "all rows to learn from have the same class; there is nothing to learn");
        }
    }

    /** The rows of the file are held out; those that have no label count, but take no part. */
    private static Split listed(Path file, Table table, LabelledTable data) {
        BitSet held = HeldOutFile.read(file, table.rows());
        Rows labelled = LabelledTable.rows(table, data.target().columns());
        int[] test = IntStream.range(0, labelled.size())
                .filter(row -> held.get(labelled.get(row)))
                .toArray();
        int[] train = IntStream.range(0, labelled.size())
                .filter(row -> !held.get(labelled.get(row)))
                .toArray();
        if (test.length == 0 || train.length == 0) {
            throw new InputException(
                    SourceLocation.in(file), "some rows must be held out, and not all; " + test.length + " are");
        }
        return new Split(Rows.of(train), Rows.of(test));
    }

    /** By what its results depend on; comparing all cells would take long. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SplitTable that
                && name.equals(that.name)
                && fingerprint.equals(that.fingerprint)
                && target.equals(that.target)
                && splits.equals(that.splits);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, fingerprint, target);
    }

    String key() {
        return UnreadTable.key(name);
    }
}

package dev.cleave.pipeline.sample;

import dev.cleave.encoding.Dataset;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Some rows of many, by a seed of their own: of one output as many of each class as its share; more rows contain fewer. */
public final class RowSample {
    private static final long SEED = 20_231;

    private RowSample() {}

    /** All rows where there are no more than wanted. */
    public static Dataset of(Dataset data, int wanted) {
        return data.rows() <= wanted ? data : data.select(rows(data.targets(), wanted));
    }

    /** So many of these, whatever their labels. */
    public static Rows of(Rows rows, int wanted) {
        return rows.size() <= wanted
                ? rows
                : Rows.of(first(rows.stream().toArray(), wanted).sorted().toArray());
    }

    /** So many rows, ascending. */
    public static Rows rows(BitMatrix targets, int wanted) {
        boolean stratified = targets.columns() == 1;
        int[] holds = some(targets.rows(), row -> stratified && targets.get(row, 0));
        int[] others = some(targets.rows(), row -> !(stratified && targets.get(row, 0)));
        double share = (double) wanted / Math.max(1, targets.rows());
        int ofHolds = Math.min(holds.length, (int) Math.round(share * holds.length));
        return Rows.of(IntStream.concat(first(holds, ofHolds), first(others, wanted - ofHolds))
                .sorted()
                .toArray());
    }

    /** Counted first: of very many rows a stream would keep as much again. */
    private static int[] some(int rows, IntPredicate wanted) {
        int[] some = new int[(int) IntStream.range(0, rows).filter(wanted).count()];
        int size = 0;
        for (int row = 0; row < rows; row++) {
            if (wanted.test(row)) {
                some[size++] = row;
            }
        }
        return some;
    }

    /** The first of a shuffle, which is made only as far as it is needed. */
    private static IntStream first(int[] rows, int wanted) {
        SplittableRandom random = new SplittableRandom(SEED);
        int count = Math.min(wanted, rows.length);
        for (int i = 0; i < count; i++) {
            int j = i + random.nextInt(rows.length - i);
            int other = rows[j];
            rows[j] = rows[i];
            rows[i] = other;
        }
        return Arrays.stream(rows, 0, count);
    }
}

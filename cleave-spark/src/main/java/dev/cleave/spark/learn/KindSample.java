package dev.cleave.spark.learn;

import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.functions;

/**
 * All different rows with how often each stands in the table, on the driver. A sample has each of them in proportion: as often as its share
 * of the sample says, the fraction that is left deciding by a draw that is the same for every size.
 */
final class KindSample implements SampleSource {
    private static final String COUNT = "__cleave_count";

    private final Table kinds;
    private final long[] counts; // [kinds]
    private final long rows;
    private final long seed;

    KindSample(Table kinds, long[] counts, long seed) {
        this.kinds = kinds;
        this.counts = counts.clone();
        this.seed = seed;
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        this.rows = sum;
    }

    /** One job, in which Spark groups equal rows; sorted, so that the order does not depend on how. */
    static KindSample of(MarkedRows rows, long seed) {
        org.apache.spark.sql.Column[] columns =
                rows.columns().stream().map(ColumnNames::column).toArray(org.apache.spark.sql.Column[]::new);
        Table found = DriverTable.of(rows.training()
                .groupBy(columns)
                .agg(functions.count(functions.lit(1)).as(COUNT))
                .orderBy(columns));
        Column count = found.column(COUNT);
        long[] counts = new long[found.rows()];
        for (int row = 0; row < counts.length; row++) {
            counts[row] = Long.parseLong(count.cell(row));
        }
        List<Column> own = found.columns().subList(0, rows.columns().size());
        return new KindSample(found.withColumns(own), counts, seed);
    }

    @Override
    public Table sample(int size) {
        double share = Math.min(1, (double) size / rows);
        SplittableRandom draws = new SplittableRandom(seed);
        int[] chosen = new int[Math.toIntExact(Math.min(rows, 2L * size + kinds.rows()))];
        int next = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            long times = (long) (counts[kind] * share + (share < 1 ? draws.nextDouble() : 0));
            for (long i = 0; i < times; i++) {
                chosen[next++] = kind;
            }
        }
        return kinds.select(Rows.of(shuffled(chosen, next, draws)));
    }

    /** The order of a table means something to who looks for columns that count its rows. */
    private static int[] shuffled(int[] chosen, int count, SplittableRandom random) {
        int[] order = Arrays.copyOf(chosen, count);
        for (int i = count - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
        return order;
    }

    /** Every kind of row may be in it: no rows are left that it says nothing of. */
    @Override
    public double drawn(int size) {
        return 0;
    }

    @Override
    public String describe() {
        return "all " + kinds.rows() + " different ones in proportion";
    }
}

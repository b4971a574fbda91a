package dev.cleave.spark.profile;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.fit.ColumnFit;
import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.spark.rows.TableBlocks;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import scala.reflect.ClassTag$;

/**
 * What becomes of columns, from all rows.
 *
 * @param known those that are encoded
 * @param leftOut names of those that say nothing
 * @param notes what there is to say of both
 */
public record ColumnProfiles(List<EncodedColumn> known, List<String> leftOut, List<Note> notes) {
    /**
     * One job, in which executors count and the driver adds up.
     *
     * @param sample of the rows, with the same columns
     * @param all how many rows there are, also those that are not looked at
     */
    public static ColumnProfiles of(
            Dataset<Row> rows, List<String> names, Table sample, EncodingOptions options, long all) {
        ArrayList<Pivots> pivots = new ArrayList<>(
                names.stream().map(name -> Pivots.of(sample.column(name))).toList());
        Broadcast<ArrayList<Pivots>> known =
                rows.sparkSession().sparkContext().broadcast(pivots, ClassTag$.MODULE$.apply(ArrayList.class));
        Column[] columns = names.stream().map(ColumnNames::column).toArray(Column[]::new);
        List<ColumnCount> counts = TableBlocks.readable(rows.select(columns))
                .javaRDD()
                .mapPartitions(counting(names, known))
                .treeAggregate(new ArrayList<>(), ColumnProfiles::plus, ColumnProfiles::plus);
        List<CountedColumn> counted = IntStream.range(0, counts.size())
                .mapToObj(i -> new CountedColumn(names.get(i), counts.get(i), all))
                .toList();
        return of(counted, options);
    }

    private static FlatMapFunction<Iterator<Row>, ArrayList<ColumnCount>> counting(
            List<String> names, Broadcast<ArrayList<Pivots>> pivots) {
        ArrayList<String> header = new ArrayList<>(names);
        return partition -> {
            ArrayList<ColumnCount> counts = new ArrayList<>();
            pivots.value().forEach(own -> counts.add(new ColumnCount(own)));
            for (Iterator<Table> blocks = TableBlocks.of(header, partition); blocks.hasNext(); ) {
                Table block = blocks.next();
                for (int i = 0; i < counts.size(); i++) {
                    counts.get(i).add(block.columns().get(i));
                }
            }
            return List.of(counts).iterator();
        };
    }

    private static ArrayList<ColumnCount> plus(ArrayList<ColumnCount> sum, ArrayList<ColumnCount> other) {
        if (sum.isEmpty() || other.isEmpty()) {
            return sum.isEmpty() ? other : sum;
        }
        for (int i = 0; i < sum.size(); i++) {
            sum.get(i).plus(other.get(i));
        }
        return sum;
    }

    private static ColumnProfiles of(List<CountedColumn> counted, EncodingOptions options) {
        List<EncodedColumn> known = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        List<Note> notes = new ArrayList<>();
        for (CountedColumn column : counted) {
            Optional<ColumnFit> fit = column.fit(options);
            if (fit.isEmpty()) {
                continue;
            }
            if (fit.get() instanceof ColumnFit.Kept kept) {
                known.add(kept.column());
                notes.addAll(kept.notes());
            } else if (fit.get() instanceof ColumnFit.LeftOut out && !isNamed(column.name(), options)) {
                leftOut.add(column.name());
                notes.add(out.note());
            }
        }
        return new ColumnProfiles(known, leftOut, notes);
    }

    /** What a user names must be there. */
    private static boolean isNamed(String column, EncodingOptions options) {
        return options.categorical().contains(column) || options.numeric().contains(column);
    }
}

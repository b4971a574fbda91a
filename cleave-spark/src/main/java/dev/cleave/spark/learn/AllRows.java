package dev.cleave.spark.learn;

import dev.cleave.Learned;
import dev.cleave.evaluation.RowPart;
import dev.cleave.spark.ModelJson;
import dev.cleave.spark.rows.TableBlocks;
import dev.cleave.table.Table;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import scala.reflect.ClassTag$;

/** The ledger and the evidence of a model over all rows: a pass, in which executors count and the driver adds up. */
record AllRows(MarkedRows rows) {
    /** Of the rows to learn from and, where there are any, of those held out. */
    Map<RowPart, PartCounts> counts(Learned learned) {
        Broadcast<String> model = rows.rows()
                .sparkSession()
                .sparkContext()
                .broadcast(ModelJson.of(learned), ClassTag$.MODULE$.apply(String.class));
        Map<RowPart, PartCounts> counts = new EnumMap<>(RowPart.class);
        counts.put(RowPart.TRAIN, counted(rows.training(), model));
        PartCounts test = counted(rows.rows().where(functions.col(MarkedRows.HELD_OUT)), model);
        if (!test.isEmpty()) {
            counts.put(RowPart.TEST, test);
        }
        return counts;
    }

    private PartCounts counted(Dataset<Row> some, Broadcast<String> model) {
        return TableBlocks.readable(rows.plain(some))
                .javaRDD()
                .mapPartitions(counting(rows.columns(), model))
                .treeAggregate(PartCounts.none(), PartCounts::plus, PartCounts::plus);
    }

    private static FlatMapFunction<Iterator<Row>, PartCounts> counting(List<String> header, Broadcast<String> model) {
        return partition -> {
            if (!partition.hasNext()) {
                return List.<PartCounts>of().iterator();
            }
            ModelStages stages = ModelStages.of(ModelJson.read(model.value()));
            PartCounts sum = PartCounts.none();
            for (Iterator<Table> blocks = TableBlocks.of(header, partition); blocks.hasNext(); ) {
                sum = sum.plus(stages.counts(blocks.next()));
            }
            return List.of(sum).iterator();
        };
    }
}

package dev.cleave.spark.learn;

import dev.cleave.Learned;
import dev.cleave.evaluation.RowPart;
import dev.cleave.spark.ModelJson;
import dev.cleave.spark.learn.ModelStages.Asked;
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

/**
 * The ledger and the evidence of a model over all rows: a pass, in which executors count and the driver adds up.
 *
 * @param share of the rows that the ensemble answers, by their draws; 1 for all
 */
record AllRows(MarkedRows rows, double share) {
    /** Of the rows to learn from and, where there are any, of those held out. */
    Map<RowPart, PartCounts> counts(Learned learned) {
        Broadcast<String> model = rows.rows()
                .sparkSession()
                .sparkContext()
                .broadcast(ModelJson.of(learned), ClassTag$.MODULE$.apply(String.class));
        boolean isPart = share < 1 && learned.model().ensemble().isPresent();
        Map<RowPart, PartCounts> counts = new EnumMap<>(RowPart.class);
        counts.put(RowPart.TRAIN, counted(rows.training(), isPart, model));
        PartCounts test = counted(rows.rows().where(functions.col(MarkedRows.HELD_OUT)), isPart, model);
        if (!test.isEmpty()) {
            counts.put(RowPart.TEST, test);
        }
        return counts;
    }

    private PartCounts counted(Dataset<Row> some, boolean isPart, Broadcast<String> model) {
        if (!isPart) {
            return counted(some, Asked.ALL, model);
        }
        Dataset<Row> drawn = some.where(functions.col(MarkedRows.DRAW).geq(1 - share)); // the least are in samples
        PartCounts ensemble = counted(drawn, Asked.ENSEMBLE, model);
        return ensemble.isEmpty()
                ? counted(some, Asked.ALL, model)
                : ensemble.before(counted(some, Asked.OTHERS, model));
    }

    private PartCounts counted(Dataset<Row> some, Asked asked, Broadcast<String> model) {
        return TableBlocks.readable(rows.plain(some))
                .javaRDD()
                .mapPartitions(counting(rows.columns(), asked, model))
                .treeAggregate(PartCounts.none(), PartCounts::plus, PartCounts::plus);
    }

    private static FlatMapFunction<Iterator<Row>, PartCounts> counting(
            List<String> header, Asked asked, Broadcast<String> model) {
        return partition -> {
            if (!partition.hasNext()) {
                return List.<PartCounts>of().iterator();
            }
            ModelStages stages = ModelStages.of(ModelJson.read(model.value()));
            PartCounts sum = PartCounts.none();
            for (Iterator<Table> blocks = TableBlocks.of(header, partition); blocks.hasNext(); ) {
                sum = sum.plus(stages.counts(blocks.next(), asked));
            }
            return List.of(sum).iterator();
        };
    }
}

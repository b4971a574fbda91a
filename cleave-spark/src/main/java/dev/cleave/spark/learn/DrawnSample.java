package dev.cleave.spark.learn;

import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * Rows that were drawn: of each label the same share, and at least {@link #FEW} where there are as many.
 *
 * @param labels of the rows to learn from
 */
record DrawnSample(MarkedRows rows, LabelCounts labels) implements SampleSource {
    private static final int FEW = 200;

    @Override
    public Table sample(int size) {
        Column isChosen = functions.col(MarkedRows.DRAW).lt(share(size));
        for (Map.Entry<String, Double> rare : rare(size)) {
            Column own = rows.labelText().equalTo(rare.getKey());
            isChosen = isChosen.or(own.and(functions.col(MarkedRows.DRAW).lt(rare.getValue())));
        }
        return DriverTable.of(rows.plain(rows.training().where(isChosen)));
    }

    private double share(int size) {
        return Math.min(1, (double) size / labels.rows());
    }

    /** The share of labels that would have too few rows. */
    private List<Map.Entry<String, Double>> rare(int size) {
        List<Map.Entry<String, Double>> rare = new ArrayList<>();
        labels.counts().forEach((label, count) -> {
            if (count * share(size) < FEW) {
                rare.add(Map.entry(label, Math.min(1, (double) FEW / count)));
            }
        });
        return rare;
    }

    @Override
    public double drawn(int size) {
        return share(size);
    }

    @Override
    public String describe() {
        return "a sample of them";
    }
}

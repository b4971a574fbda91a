package dev.cleave;

import dev.cleave.table.Table;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** The predictions for the rows of a table, each made when it is asked for. */
final class PredictionList extends AbstractList<Prediction> implements RandomAccess {
    private final Learned learned;
    private final Table table;

    PredictionList(Learned learned, Table table) {
        this.learned = learned;
        this.table = table;
    }

    @Override
    public Prediction get(int row) {
        return learned.predict(table.row(Objects.checkIndex(row, table.rows())));
    }

    @Override
    public int size() {
        return table.rows();
    }
}

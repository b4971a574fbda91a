package dev.cleave.spark.rows;

import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructField;

/** The rows of a partition as small tables, on the executor that has them. */
public final class TableBlocks {
    private TableBlocks() {}

    /** The columns as tables read them. */
    public static Dataset<Row> readable(Dataset<Row> rows) {
        List<Column> read = new ArrayList<>();
        for (StructField field : rows.schema().fields()) {
            read.add(CellTypes.read(field));
        }
        return rows.select(read.toArray(Column[]::new));
    }

    /** Of rows of {@link #readable}. */
    public static Iterator<Table> of(List<String> header, Iterator<Row> rows) {
        RowCoder coder = new RowCoder(0, rows, header.size(), false);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return coder.hasNext();
            }

            @Override
            public Table next() {
                return DriverTable.merged(header, List.of(coder.next()));
            }
        };
    }
}

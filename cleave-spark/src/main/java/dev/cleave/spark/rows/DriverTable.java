package dev.cleave.spark.rows;

import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructField;

/** Rows of a DataFrame as a {@link Table}: codes are made where the rows are, and put together in order. */
public final class DriverTable {
    private DriverTable() {}

    /** In the order of the DataFrame. */
    public static Table of(Dataset<Row> rows) {
        return table(rows, false);
    }

    /** In the order of the files that a DataFrame was read from, by their names, however they were cut into partitions. */
    public static Table ofFiles(Dataset<Row> rows) {
        return table(rows, true);
    }

    private static Table table(Dataset<Row> rows, boolean hasFiles) {
        List<String> header = List.of(rows.columns());
        List<org.apache.spark.sql.Column> read = new ArrayList<>();
        for (StructField field : rows.schema().fields()) {
            read.add(CellTypes.read(field));
        }
        if (hasFiles) {
            read.add(functions.input_file_name().as("file"));
            read.add(functions.expr("input_file_block_start()").as("block"));
        }
        List<CodedRows> parts = rows.select(read.toArray(org.apache.spark.sql.Column[]::new))
                .javaRDD()
                .mapPartitionsWithIndex(coding(header.size(), hasFiles), true)
                .collect();
        return merged(header, CodedRows.ordered(parts));
    }

    private static Function2<Integer, Iterator<Row>, Iterator<CodedRows>> coding(int columns, boolean hasFiles) {
        return (partition, rows) -> new RowCoder(partition, rows, columns, hasFiles);
    }

    /** An {@link InputException} where there is no row. */
    static Table merged(List<String> header, List<CodedRows> parts) {
        if (parts.stream().allMatch(part -> part.rows() == 0)) {
            throw new InputException(SourceLocation.unknown(), "there are no rows; give a table that has some");
        }
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < header.size(); i++) {
            columns.add(merged(header.get(i), i, parts));
        }
        return new Table(columns, RowOrigins.memory(), List.of());
    }

    private static Column merged(String name, int index, List<CodedRows> parts) {
        ColumnCollector collector = new ColumnCollector(name);
        for (CodedRows part : parts) {
            CodedColumn column = part.column(index);
            int[] known = column.texts().stream()
                    .mapToInt(text -> collector.code(text.toCharArray(), 0, text.length()))
                    .toArray();
            int[] codes = column.codes();
            for (int row = 0; row < codes.length; row++) {
                codes[row] = known[codes[row]];
            }
            collector.append(codes, codes.length);
        }
        return collector.build();
    }
}

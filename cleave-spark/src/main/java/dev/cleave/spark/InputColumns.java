package dev.cleave.spark;

import dev.cleave.spark.rows.CellTypes;
import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Which columns of a DataFrame are the table.
 *
 * @param inputs none for all that cells can be read from
 * @param weights those that say how much a row counts
 */
record InputColumns(String label, List<String> inputs, List<String> weights) {
    Dataset<Row> select(Dataset<?> rows) {
        StructType schema = rows.schema();
        List<String> named = new ArrayList<>(inputs);
        if (!named.contains(label)) {
            named.add(label);
        }
        weights.stream().filter(name -> !named.contains(name)).forEach(named::add);
        named.forEach(name -> require(schema, name));
        List<Column> chosen = new ArrayList<>();
        for (StructField field : schema.fields()) {
            boolean isChosen = inputs.isEmpty() ? CellTypes.isReadable(field.dataType()) : named.contains(field.name());
            if (isChosen) {
                chosen.add(ColumnNames.column(field.name()));
            }
        }
        return rows.select(chosen.toArray(Column[]::new));
    }

    /** An {@link InputException} where there is no such column, or cells can't be read from it. */
    static void require(StructType schema, String name) {
        for (StructField field : schema.fields()) {
            if (field.name().equals(name) && CellTypes.isReadable(field.dataType())) {
                return;
            }
            if (field.name().equals(name)) {
                throw new InputException(
                        SourceLocation.unknown().withColumn(name),
                        "is of type " + field.dataType().simpleString()
                                + "; give a column of numbers, texts or truth values");
            }
        }
        throw new InputException(
                SourceLocation.unknown().withColumn(name),
                "there is no such column; " + Suggestions.of(name, List.of(schema.fieldNames())));
    }
}

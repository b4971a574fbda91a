package dev.cleave.spark.command;

import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Whether a column of texts is numbers in one file and no numbers in another, which one pass tells. */
record FileKinds(Dataset<Row> rows) {
    private static final String NUMBER = "^\\s*[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?\\s*$";
    private static final String MISSING = "(?i)^\\s*(\\?|na|n/a|nan|null)?\\s*$";
    private static final int FEW = 10; // cells that say too little

    void requireAlike() {
        List<Column> counts = new ArrayList<>();
        for (String name : rows.columns()) {
            Column cell = ColumnNames.column(name);
            Column isNumber = functions.coalesce(cell.rlike(NUMBER), functions.lit(false));
            Column isText = functions.coalesce(
                    functions.not(cell.rlike(NUMBER)).and(functions.not(cell.rlike(MISSING))), functions.lit(false));
            counts.add(functions.count_if(isNumber));
            counts.add(functions.count_if(isText));
            counts.add(functions.min(functions.when(isText, cell)));
        }
        List<Row> files = rows.groupBy(functions.input_file_name().as("file"))
                .agg(counts.get(0), counts.subList(1, counts.size()).toArray(Column[]::new))
                .orderBy("file")
                .collectAsList();
        for (int column = 0; column < rows.columns().length; column++) {
            requireAlike(files, column);
        }
    }

    private void requireAlike(List<Row> files, int column) {
        int numbers = 3 * column + 1;
        List<Row> ofNumbers = files.stream()
                .filter(file -> file.getLong(numbers) >= FEW && file.getLong(numbers + 1) == 0)
                .toList();
        List<Row> ofTexts = files.stream()
                .filter(file -> file.getLong(numbers) == 0 && file.getLong(numbers + 1) >= FEW)
                .toList();
        if (!ofNumbers.isEmpty() && !ofTexts.isEmpty()) {
            Row odd = ofTexts.size() <= ofNumbers.size() ? ofTexts.get(0) : ofNumbers.get(0);
            Row usual = ofTexts.size() <= ofNumbers.size() ? ofNumbers.get(0) : ofTexts.get(0);
            boolean isText = odd.getLong(numbers) == 0;
            throw new InputException(
                    SourceLocation.unknown().withFile(odd.getString(0)).withColumn(rows.columns()[column]),
                    (isText ? "has texts, as " + OneLine.quoted(odd.getString(numbers + 2)) : "has numbers") + ", and "
                            + (isText ? "numbers" : "texts") + " in " + usual.getString(0)
                            + "; put the file right, or leave it out");
        }
    }
}

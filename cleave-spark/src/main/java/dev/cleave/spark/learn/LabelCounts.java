package dev.cleave.spark.learn;

import dev.cleave.encoding.label.Target;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellText;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** How often each label stands in the rows to learn from, by the text that Spark has for it. */
record LabelCounts(SortedMap<String, Long> counts) {
    private static final Object[] MISSING = {"", "?", "na", "n/a", "nan", "null"};

    /** One job; an {@link InputException} where there are too many labels or none. */
    static LabelCounts of(MarkedRows rows) {
        List<Row> found = rows.training()
                .groupBy(rows.labelText().as("label"))
                .count()
                .limit(Target.MOST_CLASSES + 1)
                .collectAsList();
        SourceLocation place = SourceLocation.unknown().withColumn(rows.label());
        if (found.isEmpty()) {
            throw new InputException(place, "no row has a label; choose another target");
        }
        if (found.size() > Target.MOST_CLASSES) {
            throw new InputException(
                    place, "has more than " + Target.MOST_CLASSES + " values, which are too many classes; group them");
        }
        TreeMap<String, Long> counts = new TreeMap<>();
        found.forEach(row -> counts.put(row.getString(0), row.getLong(1)));
        return new LabelCounts(counts);
    }

    static Column isPresent(Column label) {
        Column text = functions.lower(functions.trim(label.cast("string")));
        return functions.coalesce(functions.not(text.isin(MISSING)), functions.lit(false));
    }

    long rows() {
        return counts.values().stream().mapToLong(count -> count).sum();
    }

    /** What the target makes of a label: a class, or whether the only label holds; -1 where no class is it. */
    static int index(Target target, String text) {
        if (!target.exclusive()) {
            return target.labels().get(0).read(text).state();
        }
        String key = CellText.key(text);
        for (int i = 0; i < target.labels().size(); i++) {
            if (target.labels().get(i).positive().equals(key)) {
                return i;
            }
        }
        return -1;
    }
}

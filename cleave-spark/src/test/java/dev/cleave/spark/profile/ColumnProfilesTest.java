package dev.cleave.spark.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.Patients;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** The encoding that one machine fits to all rows is the oracle. */
class ColumnProfilesTest {
    private static final EncodingOptions OPTIONS = EncodingOptions.defaults();
    private static final long MANY = 30_000;
    private static final double NEAR = 0.003; // of the rows

    private static Encoding oracle(Table table, String target, EncodingOptions options) {
        LabelledTable data = LabelledTable.of(table, TargetSpec.of(target));
        return Encoding.fit(table, data.target(), Rows.all(table.rows()), options);
    }

    @Test
    void columnsOfFewValuesAreEncodedAsOneMachineDoesFromAllRows() {
        Patients patients = new Patients(3_000, 8);
        List<String> names = List.of("age", "weight", "colour", "smokes", "kind");
        Encoding wanted =
                oracle(patients.table("age", "weight", "colour", "smokes", "kind", "label"), "label", OPTIONS);
        Table tenth = patients.table().select(Rows.all(300));
        for (int partitions : List.of(1, 2, 5)) {
            ColumnProfiles found = ColumnProfiles.of(patients.frame(partitions), names, tenth, OPTIONS, 3_000);
            assertEquals(wanted.columns(), found.known());
            assertEquals(List.of(), found.leftOut());
        }
    }

    private static Dataset<Row> many() {
        return LocalSpark.session()
                .range(0, MANY, 1, 3)
                .select(
                        functions.expr("id as number"),
                        functions.expr("concat('text ', id) as name"),
                        functions.expr("id % 7 = 0 as seventh"),
                        functions.expr("exp((hash(id) % 1000003) / 200000.0) as skewed"),
                        functions.expr("if(id % 3 = 0, 0.0, (hash(id, 5) % 50021) / 8.0) as often"),
                        functions.expr("if(id % 9 = 0, null, hash(id, 7) % 40009) as gaps"),
                        functions.expr("if(id % 500 = 1, 'none', cast(hash(id, 9) % 40009 as string)) as stray"),
                        functions.expr("'same' as same"));
    }

    private static List<EncodedColumn> numeric(List<EncodedColumn> columns) {
        return columns.stream().filter(NumericColumn.class::isInstance).toList();
    }

    @Test
    void thresholdsOfManyNumbersAreAtTheSameSharesOfAllRows() {
        Table all = DriverTable.of(many());
        List<String> names = List.of(many().columns());
        ColumnProfiles found = ColumnProfiles.of(many(), names, all.select(Rows.all(5_000)), OPTIONS, MANY);
        Encoding wanted = oracle(all, "seventh", OPTIONS);
        assertEquals(List.of("number", "name", "same"), found.leftOut());
        List<EncodedColumn> exact = numeric(wanted.columns());
        List<EncodedColumn> own = numeric(found.known());
        assertEquals(names(exact), names(own));
        assertEquals(List.of("skewed", "often", "gaps", "stray"), names(own));
        for (int i = 0; i < own.size(); i++) {
            NumericColumn one = (NumericColumn) exact.get(i);
            NumericColumn other = (NumericColumn) own.get(i);
            assertEquals(one.missing(), other.missing(), one.name());
            assertEquals(one.thresholds().size(), other.thresholds().size(), one.name());
            for (int cut = 0; cut < one.thresholds().size(); cut++) {
                double gap = share(all, one.name(), one.thresholds().get(cut))
                        - share(all, one.name(), other.thresholds().get(cut));
                assertTrue(Math.abs(gap) < NEAR, one.name() + " " + cut + ": " + gap);
            }
        }
        assertTrue(found.notes().toString().contains("none"), found.notes()::toString);
    }

    private static List<String> names(List<EncodedColumn> columns) {
        return columns.stream().map(EncodedColumn::name).toList();
    }

    private static double share(Table table, String column, double threshold) {
        NumericColumn any = new NumericColumn(column, List.of(threshold), true);
        long above = Rows.all(table.rows()).stream()
                .filter(row -> any.number(table.column(column).cell(row)) > threshold)
                .count();
        return (double) above / table.rows();
    }

    @Test
    void whatIsCountedDoesNotDependOnHowRowsAreCut() {
        List<String> names = List.of(many().columns());
        Table sample = DriverTable.of(many()).select(Rows.all(5_000));
        ColumnProfiles one = ColumnProfiles.of(many().coalesce(1), names, sample, OPTIONS, MANY);
        assertEquals(one, ColumnProfiles.of(many().repartition(5), names, sample, OPTIONS, MANY));
    }

    @Test
    void columnsThatAreNamedAreKept() {
        List<String> names = List.of("number", "name", "skewed");
        EncodingOptions options = OPTIONS.withNumeric(Set.of("number")).withCategorical(Set.of("name"));
        Table sample = DriverTable.of(many()).select(Rows.all(2_000));
        ColumnProfiles found = ColumnProfiles.of(many(), names, sample, options, MANY);
        assertEquals(List.of("number", "skewed"), names(found.known()));
        assertEquals(List.of(), found.leftOut());
    }

    @Test
    void whatNumbersTheRowsIsLeftOutAlsoWhereSomeAreHeldOut() {
        Dataset<Row> rows = many().select(
                        functions.expr("number + 5 as counter"),
                        functions.expr("hash(number) % 15000 + 15000 as often"),
                        functions.expr("3 * number as spread"))
                .where("hash(counter, 3) % 5 != 0");
        List<String> names = List.of(rows.columns());
        Table sample = DriverTable.of(rows).select(Rows.all(4_000));
        assertEquals(
                List.of("counter"),
                ColumnProfiles.of(rows, names, sample, OPTIONS, MANY).leftOut());
    }
}

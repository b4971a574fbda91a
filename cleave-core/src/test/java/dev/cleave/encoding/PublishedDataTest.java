package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.needs.Needs;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.csv.CsvFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PublishedDataTest {
    @Test
    void columnsOfCdcThatAreOrderedAreNumbers() {
        Encoding encoding = fit("cdc-diabetes.csv.gz", TargetSpec.of("Diabetes_binary"));
        assertEquals(
                List.of("BMI", "GenHlth", "MentHlth", "PhysHlth", "Age", "Education", "Income"),
                names(encoding, NumericColumn.class));
        assertEquals(List.of(), names(encoding, CategoricalColumn.class));
        assertEquals(List.of(), encoding.notes());
    }

    @Test
    void carIsAllCategories() {
        Encoding encoding = fit("car.csv", TargetSpec.of("class").withPositive("unacc"));
        assertEquals(21, encoding.atoms().size());
        assertEquals(6, names(encoding, CategoricalColumn.class).size());
    }

    @Test
    void mushroomHasAMissingAtomAndAConstantColumn() {
        Encoding encoding = fit("mushroom.csv", TargetSpec.of("class"));
        assertEquals(
                List.of("stalk-root is missing"),
                encoding.atoms().stream()
                        .map(Object::toString)
                        .filter(text -> text.contains("missing"))
                        .toList());
        assertEquals(List.of(Note.warning("veil-type", "is left out: it is 'p' everywhere")), encoding.notes());
        assertEquals("[class = p]", encoding.labels().toString());
    }

    @Test
    void bccIsAllNumeric() {
        assertEquals(
                9,
                names(fit("bcc.csv", TargetSpec.of("Classification")), NumericColumn.class)
                        .size());
    }

    @Test
    void covertypeHasTenNumericColumns() {
        TargetSpec spec = TargetSpec.of("Cover_Type").withPositive("1");
        assertEquals(
                10,
                names(fit("covertype-15120.csv.gz", spec), NumericColumn.class).size());
    }

    private static List<String> names(Encoding encoding, Class<? extends EncodedColumn> kind) {
        Stream<EncodedColumn> columns = encoding.columns().stream().filter(kind::isInstance);
        return columns.map(EncodedColumn::name).toList();
    }

    private static Encoding fit(String file, TargetSpec spec) {
        LabelledTable data = LabelledTable.of(CsvFile.read(Needs.data().resolve(file)), spec);
        return Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
    }
}

package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.needs.Needs;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Monk1Test {
    @Test
    void hasTheRowsOfThePublishedTable() {
        Table published = CsvFile.read(Needs.data().resolve("monk1-test.csv"));
        assertEquals(rows(published), rows(Monk1.table()));
    }

    @Test
    void has432DistinctRowsOfWhichHalfArePositive() {
        Table table = Monk1.table();
        assertEquals(432, rows(table).size());
        assertEquals(
                216,
                rows(table).stream().filter(row -> "1".equals(row.get("class"))).count());
    }

    @Test
    void encodesToOneHotAtomsAndOneAtomForTwoValues() {
        LabelledTable data = LabelledTable.of(Monk1.table(), TargetSpec.of("class"));
        Encoding encoding = Encoding.fit(data.table(), data.target(), Rows.all(432), EncodingOptions.defaults());
        assertEquals(15, encoding.atoms().size());
        assertEquals(BigInteger.valueOf(432), encoding.domain().size());
    }

    private static Set<Map<String, String>> rows(Table table) {
        return IntStream.range(0, table.rows()).mapToObj(table::row).collect(Collectors.toCollection(HashSet::new));
    }
}

package dev.cleave.web.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.Learned;
import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.web.HandMade;
import dev.cleave.web.Patients;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ImportanceTest {
    /** Cells of a table that are dealt anew and read again are the oracle. */
    @Test
    void bitsThatAreDealtAreCellsThatAreDealt() {
        Learned learned = HandMade.model();
        Table table = Patients.without("kind");
        RowSet rows = RowSet.of(RowSet.GIVEN, learned.model(), table);
        Importance.Baseline baseline = Importance.Baseline.of(learned.encoding(), learned.rules(), rows);
        for (String name : new String[] {"age", "smoker", "bmi"}) {
            SplittableRandom random = new SplittableRandom(0);
            int changed = 0;
            for (int time = 0; time < 3; time++) {
                Table dealt = dealt(table, name, random);
                for (int row = 0; row < table.rows(); row++) {
                    changed += learned.labels(dealt.row(row)).equals(learned.labels(table.row(row))) ? 0 : 1;
                }
            }
            assertEquals(changed / (3.0 * table.rows()), baseline.of(name).changed(), 1e-12, name);
        }
    }

    private static Table dealt(Table table, String name, SplittableRandom random) {
        int[] rows = IntStream.range(0, table.rows()).toArray();
        for (int i = rows.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = rows[j];
            rows[j] = rows[i];
            rows[i] = other;
        }
        Column own = table.column(name).select(Rows.of(rows));
        return table.map(column -> column.name().equals(name) ? own : column);
    }
}

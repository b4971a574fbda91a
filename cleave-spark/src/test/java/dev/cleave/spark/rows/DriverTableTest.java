package dev.cleave.spark.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.Patients;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DriverTableTest {
    @Test
    void typedRowsAreTheTableOfTheirTexts() {
        Patients patients = new Patients(500, 2);
        for (int partitions = 1; partitions < 8; partitions++) {
            assertEquals(patients.table(), DriverTable.of(patients.frame(partitions)));
        }
    }

    @Test
    void aFileThatIsCutIntoManyPartitionsIsTheTableThatOneMachineReads(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rows.csv");
        StringBuilder text = new StringBuilder("a,b,c\n");
        for (int i = 0; i < 20_000; i++) {
            text.append(i * 7 % 13)
                    .append(',')
                    .append(i % 11 == 0 ? "" : "v" + i * 31 % 17)
                    .append(',')
                    .append(i)
                    .append('\n');
        }
        Files.writeString(file, text);
        LocalSpark.session().conf().set("spark.sql.files.maxPartitionBytes", "20000");
        try {
            Dataset<Row> rows =
                    LocalSpark.session().read().option("header", true).csv(file.toString());
            assertTrue(rows.rdd().getNumPartitions() > 8);
            assertEquals(CsvFile.read(file), DriverTable.ofFiles(rows));
        } finally {
            LocalSpark.session().conf().unset("spark.sql.files.maxPartitionBytes");
        }
    }

    @Test
    void emptyPartitionsAreNothingAndNoRowsAreSaid() {
        Patients patients = new Patients(3, 2);
        Table table = DriverTable.of(patients.frame(7));
        assertEquals(patients.table(), table);
        InputException none = assertThrows(
                InputException.class, () -> DriverTable.of(patients.frame(2).filter("age > 1000")));
        assertTrue(none.getMessage().contains("no rows"), none.getMessage());
    }
}

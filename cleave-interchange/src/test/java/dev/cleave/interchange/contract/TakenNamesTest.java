package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.interchange.pmml.PmmlText;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.interchange.sql.SqlText;
import dev.cleave.table.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A column that is called as a format calls its own, or as another one, would be read in their place. */
class TakenNamesTest {
    private static Program withColumn(String name) {
        Program program = Zoo.named("binary").program();
        List<InputColumn> inputs = program.inputs().stream()
                .map(input -> input.name().equals("age") ? new InputColumn(name, input.kind()) : input)
                .toList();
        return new Program(
                inputs,
                program.checks(),
                program.rules(),
                program.words(),
                program.target(),
                program.labelOdds(),
                program.classOdds(),
                program.provenance());
    }

    @Test
    void suchAColumnIsRefusedInOneLine() {
        for (String name : List.of("cleave_r1", "CLEAVE_X1")) {
            assertRefused(name, () -> SqlText.of(withColumn(name), SqlDialect.ANSI, "data"));
        }
        assertRefused("cleave r1", () -> PmmlText.of(withColumn("cleave r1")));
    }

    @Test
    void columnsThatDifferInCaseAloneAreRefusedWhereTheyAreOne() {
        Program program = withColumn("Weight");
        for (SqlDialect dialect : List.of(SqlDialect.SQLITE, SqlDialect.DUCKDB)) {
            assertRefused("Weight", () -> SqlText.of(program, dialect, "data"));
        }
        assertTrue(SqlText.of(program, SqlDialect.POSTGRES, "data").contains("\"Weight\""));
    }

    private static void assertRefused(String name, Runnable export) {
        String message = assertThrows(InputException.class, export::run).getMessage();
        assertTrue(message.contains("'" + name + "'"), message);
        assertEquals(1, message.lines().count());
    }
}

package dev.cleave.interchange.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of real databases. */
class QueryTableTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:sqlite:%s/x.db", "jdbc:duckdb:%s/x.duck", "jdbc:h2:%s/x"})
    void aQueryIsATable(String form) throws SQLException {
        String url = String.format(Locale.ROOT, form, folder);
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE TABLE p (\"body weight\" DOUBLE PRECISION, \"n\" INTEGER, \"name\" VARCHAR(20), \"outcome\" VARCHAR(5))");
            statement.execute(
                    "INSERT INTO p VALUES (61.5, 3, 'it''s', 'ill'), (NULL, 4, 'b,c', 'well'), (1e-7, NULL, '', 'ill')");
        }
        Table table = QueryTable.read(url, "SELECT * FROM p ORDER BY 4, 2");
        assertEquals(List.of("body weight", "n", "name", "outcome"), table.header());
        assertEquals(3, table.rows());
        Map<String, String> first = row(table, "it's");
        assertEquals(61.5, Double.parseDouble(first.getOrDefault("body weight", "")));
        assertEquals("3", first.get("n"));
        assertEquals("", row(table, "b,c").getOrDefault("body weight", ""));
    }

    private static Map<String, String> row(Table table, String name) {
        for (int row = 0; row < table.rows(); row++) {
            if (table.row(row).getOrDefault("name", "").equals(name)) {
                return table.row(row);
            }
        }
        throw new AssertionError(name);
    }

    /** Drivers would make an empty database of it. */
    @ParameterizedTest
    @ValueSource(strings = {"jdbc:sqlite:%s", "jdbc:sqlite:file:%s?mode=rwc", "JDBC:SQLITE:%s", "jdbc:duckdb:%s"})
    void aFileThatIsNotThereStaysSo(String form) {
        Path file = folder.resolve("wrong name.db");
        String url = String.format(Locale.ROOT, form, file);
        InputException problem = assertThrows(InputException.class, () -> QueryTable.read(url, "SELECT 1"));
        assertTrue(problem.getMessage().contains("there is no file"), problem.getMessage());
        assertTrue(problem.getMessage().contains("wrong name.db"), problem.getMessage());
        assertFalse(Files.exists(file));
    }

    @Test
    void whatADriverSaysIsSaidWhole() {
        InputException problem =
                assertThrows(InputException.class, () -> QueryTable.read("jdbc:sqlite:", "SELECT * FROM nowhere"));
        assertTrue(problem.getMessage().contains("no such table: nowhere"), problem.getMessage());
    }

    @Test
    void whatGoesWrongIsOneLineWithoutThePassword() {
        for (String[] wrong : new String[][] {
            {"jdbc:nothing://host/x?password=secret", "SELECT 1"},
            {"jdbc:sqlite:" + folder + "/y.db?password=secret", "SELECT * FROM nowhere"},
            {"jdbc:sqlite:" + folder + "/y.db", ""},
            {"jdbc:h2:mem:x", "SELECT 1 WHERE 1 = 0"},
            {"jdbc:h2:mem:x", "CREATE TABLE z (a INT)"},
            {"jdbc:h2:mem:x", "SELECT X'0102' AS bytes"},
        }) {
            InputException problem =
                    assertThrows(InputException.class, () -> QueryTable.read(wrong[0], wrong[1]), wrong[0]);
            assertEquals(1, problem.getMessage().lines().count());
            assertFalse(problem.getMessage().contains("secret"), problem.getMessage());
        }
        assertTrue(assertThrows(InputException.class, () -> QueryTable.read("jdbc:nothing:x", "SELECT 1"))
                .getMessage()
                .contains("CLEAVE_CLASSPATH"));
    }
}

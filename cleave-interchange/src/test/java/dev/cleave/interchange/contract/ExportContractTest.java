package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.interchange.contract.Consumer.Told;
import dev.cleave.interchange.program.ProgramAnswer;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.table.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whatever we export, the system that it is for answers every row of every model as the model does, or the export refuses in one line. */
class ExportContractTest {
    private static final double EXACT = 1e-9;
    private static final List<ZooModel> ZOO = Zoo.models();

    @TempDir
    Path folder;

    private static Map<String, Consumer> consumers() {
        Map<String, Consumer> all = new LinkedHashMap<>();
        all.put(
                "interpreter",
                (model, folder) -> model.cells().stream()
                        .map(row -> Told.of(model.program().answer(row)))
                        .toList());
        all.put("python", new PythonConsumer());
        all.put("javascript", new JavaScriptConsumer());
        all.put("r", new RConsumer());
        all.put("prolog", new PrologConsumer());
        all.put("asp", new ClingoConsumer());
        all.put("java", new JavaConsumer());
        all.put("pmml", new PmmlConsumer());
        all.put("dmn", new DmnConsumer());
        all.put("onnx", new OnnxConsumer());
        all.put("sql of SQLite", new SqlConsumer(SqlDialect.SQLITE, folder -> "jdbc:sqlite::memory:"));
        all.put("sql of DuckDB", new SqlConsumer(SqlDialect.DUCKDB, folder -> "jdbc:duckdb:"));
        all.put("sql of the standard in H2", new SqlConsumer(SqlDialect.ANSI, folder -> "jdbc:h2:mem:"));
        all.put("sql of PostgreSQL", new SqlConsumer(SqlDialect.POSTGRES, PostgresServer::url));
        return all;
    }

    @TestFactory
    Stream<DynamicTest> consumersAnswerAsTheModelDoes() {
        String one = System.getProperty("cleave.export", ""); // only this, while working on it
        return consumers().entrySet().stream()
                .filter(consumer -> consumer.getKey().startsWith(one))
                .flatMap(consumer -> ZOO.stream()
                        .map(model -> DynamicTest.dynamicTest(
                                consumer.getKey() + ", " + model.name(), () -> check(consumer.getValue(), model))));
    }

    private void check(Consumer consumer, ZooModel model) throws Exception {
        Path own = Files.createTempDirectory(folder, "run");
        if (consumer.refused().contains(model.name())) {
            InputException refusal = assertThrows(InputException.class, () -> consumer.tell(model, own));
            assertFalse(refusal.getMessage().contains("\n"));
            return;
        }
        List<Told> told = consumer.tell(model, own);
        assertEquals(model.answers().size(), told.size());
        for (int row = 0; row < told.size(); row++) {
            String where = model.name() + ", row " + row + " " + model.rows().get(row);
            ProgramAnswer expected = model.answers().get(row);
            assertEquals(expected.labels(), told.get(row).labels(), where);
            told.get(row).fired().ifPresent(fired -> assertEquals(expected.fired(), fired, where));
            told.get(row).probabilities().ifPresent(odds -> assertSame(expected.probabilities(), odds, where));
        }
    }

    /** Those that are told. */
    private static void assertSame(
            Map<String, Map<String, Double>> expected, Map<String, Map<String, Double>> told, String where) {
        assertEquals(expected.keySet(), told.keySet(), where);
        told.forEach((column, values) -> {
            assertFalse(values.isEmpty(), where);
            values.forEach((value, probability) -> assertEquals(
                    expected.getOrDefault(column, Map.of()).getOrDefault(value, -1.0), probability, EXACT, where));
        });
    }
}

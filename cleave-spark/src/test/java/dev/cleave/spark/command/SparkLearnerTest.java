package dev.cleave.spark.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.ClusterLearner;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.ModelJson;
import dev.cleave.spark.Patients;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code cleave learn --spark} asks for, in a session that is there. */
class SparkLearnerTest {
    @TempDir
    private Path folder;

    private static ClusterLearner.Request request(String files, String target) {
        return new ClusterLearner.Request(
                "local[2]",
                files,
                TargetSpec.of(target),
                LearnOptions.defaults(),
                0.2,
                Budget.unlimited(),
                TrainingListener.NONE);
    }

    private static String learned(Path files) {
        LocalSpark.session();
        ClusterLearner.Outcome outcome = ClusterLearner.find().learn(request(files.toString(), "outcome"));
        return ModelJson.of(outcome.learned().from("rows"));
    }

    private static Dataset<Row> patients(int partitions) {
        return new Patients(400, 17).frame(partitions).drop("kind", "label");
    }

    @Test
    void filesGiveTheModelOfOneMachine() throws IOException {
        Table rows = new Patients(400, 17).table("age", "weight", "colour", "smokes", "outcome");
        StringBuilder text = new StringBuilder(String.join(",", rows.header()) + "\n");
        for (int row = 0; row < rows.rows(); row++) {
            int at = row;
            text.append(String.join(
                            ",",
                            rows.columns().stream()
                                    .map(column -> column.cell(at))
                                    .toList()))
                    .append('\n');
        }
        Path file = folder.resolve("rows.csv");
        Files.writeString(file, text);
        LabelledTable data = LabelledTable.of(CsvFile.read(file), TargetSpec.of("outcome"));
        Learned here = new Learner().learn(data, 0.2, Budget.unlimited(), TrainingListener.NONE);
        assertEquals(ModelJson.of(here.from("rows")), learned(file));
    }

    @Test
    void emptyAndSkewedPartitionsChangeNothing() {
        Path even = folder.resolve("even");
        patients(1).write().parquet(even.toString());
        Path skewed = folder.resolve("skewed");
        patients(1).limit(0).write().parquet(skewed.toString());
        patients(1)
                .withColumn("place", functions.monotonically_increasing_id())
                .repartitionByRange(2, functions.expr("place >= 390"))
                .sortWithinPartitions("place")
                .drop("place")
                .write()
                .mode("append")
                .parquet(skewed.toString());
        assertTrue(folder.resolve("skewed").toFile().list().length > 4, "several files");
        assertEquals(learned(even), learned(skewed));
    }

    @Test
    void aRowThatIsCutIsNamedWithItsFile() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "x,y\n1,2\n");
        Files.writeString(folder.resolve("b.csv"), "x,y\n1,2\n1,2,3\n");
        LocalSpark.session();
        InputException refused = assertThrows(
                InputException.class,
                () -> new SparkLearner().learn(request(folder.resolve("*.csv").toString(), "y")));
        String message = refused.getMessage();
        assertTrue(message.contains("b.csv") && message.contains("1,2,3"), message);
        assertEquals(1, message.lines().count(), message);
        assertFalse(message.contains("SQLSTATE"), message);
        assertFalse(message.contains("MALFORMED"), message);
    }

    @Test
    void aTargetThatIsNotThere() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "colour,size\nred,1\nblue,2\n");
        LocalSpark.session();
        InputException refused = assertThrows(
                InputException.class,
                () -> new SparkLearner().learn(request(folder.resolve("a.csv").toString(), "colours")));
        assertTrue(refused.getMessage().contains("colour"), refused.getMessage());
    }
}

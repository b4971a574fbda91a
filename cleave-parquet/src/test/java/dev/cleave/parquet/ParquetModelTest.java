package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is learned from Parquet is what is learned from the same table as CSV, byte by byte, but for the name of the file. */
class ParquetModelTest {
    @TempDir
    private Path folder;

    @Test
    void modelsAreTheSame() throws IOException {
        List<Consumer<Group>> rows = new ArrayList<>();
        StringBuilder csv = new StringBuilder("colour,age,member,outcome\n");
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 120; i++) {
            String colour = List.of("red", "green", "blue").get(random.nextInt(3));
            int age = 20 + random.nextInt(50);
            boolean isMember = random.nextBoolean();
            boolean isKnown = random.nextInt(10) > 0;
            boolean outcome = colour.equals("red") && isMember || isKnown && age > 50;
            csv.append(colour + "," + (isKnown ? age : "") + "," + isMember + "," + (outcome ? "yes" : "no") + "\n");
            rows.add(row -> {
                row.append("colour", colour).append("member", isMember).append("outcome", outcome ? "yes" : "no");
                if (isKnown) {
                    row.append("age", age);
                }
            });
        }
        Path parquet = ParquetFiles.write(
                folder.resolve("t.parquet"),
                MessageTypeParser.parseMessageType("message t { required binary colour (UTF8); optional int32 age;"
                        + " required boolean member; required binary outcome (ENUM); }"),
                rows);
        Table expected = CsvFile.read(Files.writeString(folder.resolve("t.csv"), csv));
        assertEquals(model(expected), model(TableFile.read(parquet)));
    }

    private String model(Table table) throws IOException {
        Learned learned = new Learner().learn(table, "outcome");
        Path file = folder.resolve("model.cleave");
        learned.save(file);
        return Files.readString(file).replace("t.parquet", "t.csv");
    }
}

package dev.cleave.parquet;

import dev.cleave.cli.SameAnswers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetCommandTest {
    @TempDir
    private Path folder;

    @Test
    void everyCommandReadsParquet() throws IOException {
        List<Consumer<Group>> rows = new ArrayList<>();
        for (int i = 0; i < SameAnswers.ROWS; i++) {
            int row = i;
            rows.add(group -> group.append("a", SameAnswers.a(row))
                    .append("b", SameAnswers.b(row))
                    .append("y", SameAnswers.y(row)));
        }
        Path file = ParquetFiles.write(
                folder.resolve("t.parquet"),
                MessageTypeParser.parseMessageType(
                        "message t { required int32 a; required double b; required boolean y; }"),
                rows);
        SameAnswers.check(file, folder);
    }
}

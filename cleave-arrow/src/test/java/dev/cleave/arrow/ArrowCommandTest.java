package dev.cleave.arrow;

import dev.cleave.cli.SameAnswers;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;
import org.apache.arrow.vector.ipc.ArrowWriter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArrowCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"t.arrow", "t.arrows", "t.feather"})
    void everyCommandReadsArrow(String name) throws IOException {
        Path file = folder.resolve(name);
        try (BufferAllocator allocator = new RootAllocator();
                IntVector a = new IntVector("a", allocator);
                Float8Vector b = new Float8Vector("b", allocator);
                BitVector y = new BitVector("y", allocator)) {
            for (int row = 0; row < SameAnswers.ROWS; row++) {
                a.setSafe(row, SameAnswers.a(row));
                b.setSafe(row, SameAnswers.b(row));
                y.setSafe(row, SameAnswers.y(row) ? 1 : 0);
            }
            List.of(a, b, y).forEach(column -> column.setValueCount(SameAnswers.ROWS));
            write(new VectorSchemaRoot(List.<FieldVector>of(a, b, y)), file);
        }
        SameAnswers.check(file, folder);
    }

    private static void write(VectorSchemaRoot rows, Path file) throws IOException {
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                ArrowWriter writer = file.toString().endsWith("s")
                        ? new ArrowStreamWriter(rows, null, out)
                        : new ArrowFileWriter(rows, null, out)) {
            writer.start();
            writer.writeBatch();
            writer.end();
        }
    }
}

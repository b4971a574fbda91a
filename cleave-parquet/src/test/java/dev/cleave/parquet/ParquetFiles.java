package dev.cleave.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;

/** Writes Parquet files with the library of the format. */
final class ParquetFiles {
    private ParquetFiles() {}

    static Path write(Path file, MessageType schema, List<Consumer<Group>> rows) {
        return write(file, schema, rows, writer -> writer);
    }

    static Path write(
            Path file,
            MessageType schema,
            List<Consumer<Group>> rows,
            UnaryOperator<ExampleParquetWriter.Builder> settings) {
        SimpleGroupFactory groups = new SimpleGroupFactory(schema);
        try {
            Files.deleteIfExists(file);
            ExampleParquetWriter.Builder builder = ExampleParquetWriter.builder(new LocalOutputFile(file))
                    .withConf(new PlainParquetConfiguration())
                    .withCodecFactory(new PageWriters())
                    .withType(schema)
                    .withCompressionCodec(CompressionCodecName.UNCOMPRESSED);
            try (ParquetWriter<Group> writer = settings.apply(builder).build()) {
                for (Consumer<Group> row : rows) {
                    Group group = groups.newGroup();
                    row.accept(group);
                    writer.write(group);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }
}

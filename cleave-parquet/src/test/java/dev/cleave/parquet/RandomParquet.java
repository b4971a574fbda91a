package dev.cleave.parquet;

import dev.cleave.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/** A table of random types and cells, as Parquet and as the texts that a CSV has. */
final class RandomParquet {
    private static final List<CompressionCodecName> CODECS = List.of(
            CompressionCodecName.UNCOMPRESSED,
            CompressionCodecName.SNAPPY,
            CompressionCodecName.GZIP,
            CompressionCodecName.ZSTD,
            CompressionCodecName.LZ4_RAW);

    private final SplittableRandom random;
    private final List<String> header = new ArrayList<>();
    private final List<Type> types = new ArrayList<>();
    private final List<List<CellKind.Cell>> columns = new ArrayList<>();
    private final int rows;

    RandomParquet(SplittableRandom random, int rows) {
        this.random = random;
        this.rows = rows;
        int count = 2 + random.nextInt(5); // in a CSV of one column, a missing cell is an empty line, and no row
        for (int i = 0; i < count; i++) {
            addColumn("c" + i, CellKind.any(random));
        }
    }

    private void addColumn(String name, CellKind kind) {
        boolean isRequired = random.nextInt(3) == 0;
        header.add(name);
        types.add(kind.type(name, isRequired ? Type.Repetition.REQUIRED : Type.Repetition.OPTIONAL));
        double missing = isRequired ? 0 : random.nextInt(11) / 10.0;
        List<CellKind.Cell> few = new ArrayList<>(); // so that values come again
        for (int i = 0; i < 1 + random.nextInt(2 * rows); i++) {
            few.add(kind.cell(random));
        }
        List<CellKind.Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            boolean isMissing = random.nextDouble() < missing;
            cells.add(isMissing ? CellKind.Cell.MISSING : few.get(random.nextInt(few.size())));
        }
        columns.add(cells);
    }

    Table table() {
        List<List<String>> texts = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            int row = i;
            texts.add(columns.stream().map(column -> column.get(row).text()).toList());
        }
        return Table.of(header, texts);
    }

    Path write(Path file) {
        List<Consumer<Group>> groups = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            int row = i;
            groups.add(group -> {
                for (int column = 0; column < columns.size(); column++) {
                    columns.get(column).get(row).putting().put(group, header.get(column));
                }
            });
        }
        return ParquetFiles.write(file, new MessageType("rows", types), groups, this::settings);
    }

    /** Whatever there is that must not matter. */
    private ExampleParquetWriter.Builder settings(ExampleParquetWriter.Builder builder) {
        CompressionCodecName codec = CODECS.get(random.nextInt(CODECS.size()));
        return builder.withCompressionCodec(codec)
                .withDictionaryEncoding(random.nextBoolean())
                .withDictionaryPageSize(64 + random.nextInt(500))
                .withWriterVersion(random.nextBoolean() ? WriterVersion.PARQUET_1_0 : WriterVersion.PARQUET_2_0)
                .withPageRowCountLimit(1 + random.nextInt(50))
                .withMinRowCountForPageSizeCheck(1)
                .withRowGroupRowCountLimit(1 + random.nextInt(2 * rows));
    }

    @Override
    public String toString() {
        return Arrays.toString(types.toArray());
    }
}

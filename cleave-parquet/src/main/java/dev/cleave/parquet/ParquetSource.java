package dev.cleave.parquet;

import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.format.DamagedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ParquetMetadata;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.SeekableInputStream;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.Type;

/** A Parquet file whose footer has been read: its columns, none of them nested, and its row groups. May be shared between threads. */
final class ParquetSource {
    private final SourceLocation place;
    private final LocalInputFile file;
    private final ParquetMetadata footer;
    private final List<String> header;
    private final List<ValueText> texts;

    private ParquetSource(SourceLocation place, LocalInputFile file, ParquetMetadata footer) {
        this.place = place;
        this.file = file;
        this.footer = footer;
        List<Type> fields = footer.getFileMetaData().getSchema().getFields();
        if (fields.isEmpty()) {
            throw new InputException(place, "has no columns; write it again with the columns of the table");
        }
        this.header = Header.of(fields.stream().map(Type::getName).toList(), place);
        this.texts = fields.stream().map(this::text).toList();
    }

    /** An {@link InputException} where it is no Parquet, is cut short, has nested columns or no row. */
    static ParquetSource of(Path path) {
        InputFile.require(path);
        SourceLocation place = SourceLocation.in(path);
        ParquetEnds.require(path);
        LocalInputFile file = new LocalInputFile(path);
        ParquetSource source = new ParquetSource(place, file, footer(file, place));
        if (source.rows() == 0) {
            throw new InputException(place, "has columns and no row; write it again with rows");
        }
        return source;
    }

    private static ParquetMetadata footer(LocalInputFile file, SourceLocation place) {
        try (SeekableInputStream bytes = file.newStream()) {
            return ParquetFileReader.readFooter(file, options(place), bytes);
        } catch (IOException | RuntimeException e) {
            throw DamagedFile.of("Parquet", place, e);
        }
    }

    /** Each reader needs its own, since it closes them. */
    private static ParquetReadOptions options(SourceLocation place) {
        return ParquetReadOptions.builder(new PlainParquetConfiguration())
                .withCodecFactory(new PageCodecs(place))
                .withUseHadoopVectoredIo(false)
                .build();
    }

    private ValueText text(Type field) {
        SourceLocation where = place.withColumn(field.getName());
        if (!field.isPrimitive() || field.isRepetition(Type.Repetition.REPEATED)) {
            throw new InputException(where, "is nested; make a column of each of its parts, or leave it out");
        }
        PrimitiveType type = field.asPrimitiveType();
        return ValueTexts.of(type, where);
    }

    SourceLocation place() {
        return place;
    }

    List<String> header() {
        return header;
    }

    private long rows() {
        return footer.getBlocks().stream().mapToLong(BlockMetaData::getRowCount).sum();
    }

    /** How many rows there are; an {@link InputException} where a table can't have as many. */
    int requireRowsOfATable() {
        if (rows() > Integer.MAX_VALUE) {
            throw new InputException(
                    place, "has " + rows() + " rows, and a table at most " + Integer.MAX_VALUE + "; give some of them");
        }
        return (int) rows();
    }

    /** Takes the cells of a column. */
    CellConverter converter(int column) {
        return new CellConverter(column, header.get(column), texts.get(column));
    }

    /** Reads these columns from the start. */
    RowGroups open(List<CellConverter> columns) {
        try {
            return new RowGroups(
                    ParquetFileReader.open(file, footer, options(place), file.newStream()), columns, place);
        } catch (IOException | RuntimeException e) {
            throw DamagedFile.of("Parquet", place, e);
        }
    }
}

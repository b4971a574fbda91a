package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.Note;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reads a CSV as {@link CsvFile} does, but as one small table after the other, in constant memory: several threads work on tables
 * side by side, and what they make of them is handed over in the order of the file. What is not plain CSV is read as a whole,
 * and goes on where the pieces ended.
 */
public final class CsvBatches {
    private CsvBatches() {}

    /** Takes what was made of some rows. */
    @FunctionalInterface
    public interface Taker<T> {
        /** @param firstRow how many rows there were before */
        void take(T made, long firstRow) throws IOException;
    }

    /**
     * All rows of a file; an {@link InputException} where the file is bad, which may be after some rows, and an {@link IOException}
     * where the taker fails with one. Returns what there is to know of the file.
     *
     * @param work for some rows each, whose lines are counted from the first of them; may be called by several threads at once
     */
    public static <T> List<Note> each(Path file, Function<Table, T> work, Taker<T> taker) throws IOException {
        return each(file, name -> true, work, taker);
    }

    /** The same, where cells of columns that are not needed may be left empty, which is faster. */
    public static <T> List<Note> each(Path file, Predicate<String> needed, Function<Table, T> work, Taker<T> taker)
            throws IOException {
        int threads = Runtime.getRuntime().availableProcessors();
        return each(file, RecordChunks.USUAL, threads, new BatchDelivery<>(needed, work, taker));
    }

    /** In pieces of so many bytes, in so many threads. */
    static <T> List<Note> each(Path file, int size, int threads, Function<Table, T> work, Taker<T> taker)
            throws IOException {
        return each(file, size, threads, new BatchDelivery<>(name -> true, work, taker));
    }

    static List<Note> each(Path file, int size, int threads, BatchDelivery<?> delivery) throws IOException {
        InputFile.require(file);
        long before = Files.isRegularFile(file) ? Files.size(file) : 0;
        PieceReader reader = new PieceReader(file, StandardCharsets.UTF_8, size, threads);
        if (!Files.isRegularFile(file) || !isDelivered(reader, delivery, file)) {
            delivery.rest(CsvFile.read(file));
        }
        return FileChange.notes(file, before);
    }

    private static boolean isDelivered(PieceReader reader, BatchDelivery<?> delivery, Path file) throws IOException {
        try {
            reader.read(delivery::start);
            return delivery.hasRows();
        } catch (NotPlainException e) {
            return false;
        } catch (CharacterCodingException e) {
            delivery.requireAscii(SourceLocation.in(file));
            return false;
        } catch (BatchDelivery.FailedTakerException e) {
            throw e.failure();
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }
}

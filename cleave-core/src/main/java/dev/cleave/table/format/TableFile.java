package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvBatches;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reads the table in a file: a CSV, as {@link CsvFile} does, ARFF or JSON rows, known by how they begin, or a format that a module on the
 * path adds, known by the file's name or its first bytes. Bad input gives an {@link InputException}.
 */
public final class TableFile {
    private TableFile() {}

    public static Table read(Path file) {
        Optional<ModuleFormat> format = ModuleFormat.of(file);
        if (format.isPresent()) {
            return format.get().load(file).read(file);
        }
        return TextFormat.of(file).map(text -> text.read(file)).orElseGet(() -> CsvFile.read(file));
    }

    /** All rows as small tables, as {@link CsvBatches#each} does. */
    public static <T> List<Note> each(Path file, Function<Table, T> work, CsvBatches.Taker<T> taker)
            throws IOException {
        return each(file, name -> true, work, taker);
    }

    /** The same, where cells of columns that are not needed may be left empty, which is faster. */
    public static <T> List<Note> each(
            Path file, Predicate<String> needed, Function<Table, T> work, CsvBatches.Taker<T> taker)
            throws IOException {
        Optional<ModuleFormat> format = ModuleFormat.of(file);
        if (format.isEmpty()) {
            Optional<TextFormat> text = TextFormat.of(file);
            if (text.isEmpty()) {
                return CsvBatches.each(file, needed, work, taker);
            }
            taker.take(work.apply(text.get().read(file)), 0);
            return List.of();
        }
        try (TableBatches batches = format.get().load(file).open(file)) {
            new BatchRun<>(batches, work, taker).run(Runtime.getRuntime().availableProcessors());
            return batches.notes();
        }
    }
}

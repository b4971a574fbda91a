package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Says where a file changed while it was read. */
final class FileChange {
    private FileChange() {}

    /**
     * The table with a warning where the file has grown; an {@link InputException} where it was shortened, or had no whole last line.
     *
     * @param size of the file before it was read
     */
    static Table checked(Table table, Path file, long size) throws IOException {
        Table noted = table;
        for (Note note : notes(file, size)) {
            noted = noted.withNote(note);
        }
        return noted;
    }

    /** What there is to know of a file that was read with this size; an {@link InputException} as in {@link #checked}. */
    static List<Note> notes(Path file, long size) throws IOException {
        long now = Files.isRegularFile(file) ? Files.size(file) : size;
        if (now == size) {
            return List.of();
        }
        if (now < size || !endsLine(file, size)) {
            throw new InputException(
                    SourceLocation.in(file),
                    "was written to while it was read (" + size + " bytes before, " + now
                            + " after); read it again when it is complete");
        }
        return List.of(
                Note.warning("", "the file grew while it was read; lines that were added later are not in the table"));
    }

    private static boolean endsLine(Path file, long size) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            bytes.seek(Math.max(0, size - 1));
            int last = bytes.read();
            return last == '\n' || last == '\r';
        }
    }
}

package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Optional;

/** The rows of a file, some at a time. One thread at a time uses it. */
public interface TableBatches extends AutoCloseable {
    /** The next rows, at least one; nothing after the last. An {@link InputException} where the file is bad. */
    Optional<Table> next();

    /** What the user should know of what was read so far. */
    default List<Note> notes() {
        return List.of();
    }

    @Override
    void close();
}

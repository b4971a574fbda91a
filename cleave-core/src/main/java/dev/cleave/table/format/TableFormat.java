package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.nio.file.Path;

/**
 * Reads files of one format into the tables that the same cells give in a CSV. A module beside the core provides it, and
 * {@link java.util.ServiceLoader} finds it. Bad input gives an {@link InputException}.
 */
public interface TableFormat {
    /** What users call the format, as in {@link ModuleFormat}. */
    String name();

    /** All of a file. */
    Table read(Path file);

    /** The same rows in the same order, some at a time, in memory that doesn't grow with their number. */
    TableBatches open(Path file);
}

package dev.cleave.parquet;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;

/** What is said where a Parquet file breaks off or makes no sense: the libraries then throw whatever there is. */
final class Damage {
    private Damage() {}

    static InputException in(SourceLocation place, Exception e) {
        if (e instanceof InputException input) {
            return input;
        }
        String reason = e.getClass().getSimpleName() + ": " + e.getMessage();
        return new InputException(
                place, "can't be read as Parquet (" + OneLine.of(reason) + "); get or write the file again", e);
    }
}

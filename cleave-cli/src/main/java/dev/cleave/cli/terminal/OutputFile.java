package dev.cleave.cli.terminal;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a command writes its answer to. */
public final class OutputFile {
    private OutputFile() {}

    /** An {@link InputException} where it can't be written. */
    public static void write(Path file, byte[] bytes) {
        try {
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be written; choose another --out", e);
        }
    }
}

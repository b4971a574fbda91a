package dev.cleave.cli.terminal;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the answers of a command go.
 *
 * @param out standard output
 * @param json whether a machine reads it
 */
public record Output(PrintStream out, Terminal terminal, boolean json, Path file, TerminalStyle style) {
    public Output(PrintStream out, Terminal terminal, boolean json, Path file) {
        this(out, terminal, json, file, new TerminalStyle(false));
    }

    /** In place of a file to write: none. */
    public static final Path NO_FILE = Path.of("");

    /** Before any work is done: an {@link InputException} where the file could not be written afterwards. */
    public void requireWritable() {
        if (!hasFile()) {
            return;
        }
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file.toAbsolutePath());
        if (!Files.isDirectory(folder)) {
            throw new InputException(
                    SourceLocation.in(file), "can't be written, there is no folder " + folder + "; make it first");
        }
        if (Files.isDirectory(file) || !Files.isWritable(folder)) {
            throw new InputException(SourceLocation.in(file), "can't be written; choose another --out");
        }
    }

    public boolean hasFile() {
        return !file.equals(NO_FILE);
    }

    public Progress progress() {
        return json && !terminal.isInteractive() ? Progress.none() : Progress.of(terminal);
    }
}

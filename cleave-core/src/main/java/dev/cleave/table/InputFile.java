package dev.cleave.table;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipException;

/** Files that can't be read, and what is said about them. */
public final class InputFile {
    private InputFile() {}

    /** An {@link InputException} unless it is a file that can be opened. */
    public static void require(Path file) {
        SourceLocation place = SourceLocation.in(file);
        if (!Files.exists(file)) {
            throw new InputException(place, "there is no such file; check the path");
        }
        if (Files.isDirectory(file)) {
            throw new InputException(place, "is a directory; give the path of a file in it");
        }
        if (!Files.isReadable(file)) {
            throw new InputException(place, "may not be read; change its permissions");
        }
    }

    public static InputException unreadable(Path file, Exception e) {
        Exception cause = cause(e);
        boolean damaged = cause instanceof EOFException || cause instanceof ZipException;
        String problem = damaged
                ? "the gzip data is damaged or cut short; get the file again"
                : "can't be read (" + OneLine.of(String.valueOf(cause.getMessage())) + "); check the file";
        return new InputException(SourceLocation.in(file), problem, e);
    }

    /** Whether it failed because of bytes that are not in the expected encoding. */
    public static boolean isWrongEncoding(Exception e) {
        return cause(e) instanceof CharacterCodingException;
    }

    private static Exception cause(Exception e) {
        return e instanceof UncheckedIOException && e.getCause() instanceof IOException cause ? cause : e;
    }
}

package dev.cleave.cli.option;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Standard input as a file of rows: it is copied to one, as the format of rows is known from their beginning. */
final class StandardInput {
    /** What messages call it. */
    static final String NAME = "standard input";

    private static final Set<String> NAMES = Set.of("-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0");

    private static @Nullable Path copy;

    private StandardInput() {}

    static boolean is(String data) {
        return NAMES.contains(data);
    }

    /** Made once a process, and gone with it. */
    static synchronized Path file() {
        Path made = copy;
        if (made == null) {
            made = copied(System.in);
            copy = made;
        }
        return made;
    }

    /** @param from read to its end */
    static Path copied(InputStream from) {
        try {
            Path folder = Files.createTempDirectory("cleave");
            Path file = folder.resolve(NAME);
            folder.toFile().deleteOnExit();
            file.toFile().deleteOnExit();
            Files.copy(from, file);
            if (Files.size(file) == 0) {
                throw new InputException(
                        SourceLocation.unknown().withFile(NAME), "there is nothing in it; pipe rows in");
            }
            return file;
        } catch (IOException e) {
            throw new InputException(
                    SourceLocation.unknown().withFile(NAME), "can't be read (" + e.getMessage() + ")", e);
        }
    }
}

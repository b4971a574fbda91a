package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.Optional;

/** What is said where a file of a format breaks off or makes no sense: the libraries that read it then throw whatever there is. */
public final class DamagedFile {
    private DamagedFile() {}

    /** The exception itself where it says what is wrong already. */
    public static InputException of(String format, SourceLocation place, Exception e) {
        if (e instanceof InputException input) {
            return input;
        }
        String reason = reason(e)
                .or(() -> Optional.ofNullable(e.getCause()).flatMap(DamagedFile::reason))
                .orElse("it breaks off or makes no sense");
        return new InputException(
                place, "can't be read as " + format + " (" + OneLine.of(reason) + "); get or write the file again", e);
    }

    private static Optional<String> reason(Throwable e) {
        return Optional.ofNullable(e.getMessage())
                .map(message -> message.replaceFirst("^(?:[a-zA-Z0-9_]+\\.)+[A-Z][a-zA-Z0-9]*: ", ""))
                .filter(message -> !message.isBlank());
    }
}

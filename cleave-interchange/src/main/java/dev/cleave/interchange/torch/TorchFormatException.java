package dev.cleave.interchange.torch;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;

/** A file is not what it should be; becomes an {@link InputException} with the file's name. */
final class TorchFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String what;

    TorchFormatException(String problem) {
        this("", problem);
    }

    /**
     * @param what the name in the file that is at fault
     */
    TorchFormatException(String what, String problem) {
        super(problem);
        this.what = what;
    }

    InputException in(Path file) {
        SourceLocation place = SourceLocation.in(file);
        return new InputException(what.isEmpty() ? place : place.withValue(what), String.valueOf(getMessage()), this);
    }
}

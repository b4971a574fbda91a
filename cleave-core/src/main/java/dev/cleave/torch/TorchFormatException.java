package dev.cleave.torch;

import dev.cleave.data.InputException;
import dev.cleave.data.Place;
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
        Place place = Place.in(file);
        return new InputException(what.isEmpty() ? place : place.withValue(what), String.valueOf(getMessage()), this);
    }
}

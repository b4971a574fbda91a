package dev.cleave.arrow;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;

/** What is said where an Arrow file breaks off or makes no sense. */
final class ArrowDamage {
    private ArrowDamage() {}

    static InputException in(SourceLocation place, Exception e) {
        if (e instanceof InputException input) {
            return input;
        }
        String reason = e.getClass().getSimpleName() + ": " + e.getMessage();
        return new InputException(
                place, "can't be read as Arrow (" + OneLine.of(reason) + "); get or write the file again", e);
    }

    static InputException cutShort(SourceLocation place) {
        return new InputException(place, "is an Arrow file that is cut short; get or write it again");
    }
}

package dev.cleave.arrow;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.format.DamagedFile;

/** What is said where an Arrow file breaks off or makes no sense. */
final class ArrowDamage {
    private ArrowDamage() {}

    static InputException in(SourceLocation place, Exception e) {
        return DamagedFile.of("Arrow", place, e);
    }

    static InputException cutShort(SourceLocation place) {
        return new InputException(place, "is an Arrow file that is cut short; get or write it again");
    }
}

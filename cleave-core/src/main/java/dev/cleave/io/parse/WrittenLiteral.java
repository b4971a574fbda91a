package dev.cleave.io.parse;

import dev.cleave.logic.Atom;

/** One condition, or that it does not hold. */
sealed interface WrittenLiteral {
    boolean positive();

    /** About a column. */
    record OfAtom(Atom atom, boolean positive) implements WrittenLiteral {}

    /** About a condition that has a name, by its number. */
    record OfName(int number, boolean positive) implements WrittenLiteral {}
}

package dev.cleave.rules.search.body;

import java.util.OptionalInt;

/** Which atoms are thresholds {@code x > t}, of which columns of numbers. */
public interface ThresholdAtoms {
    /** The column that an atom is a threshold of; none for other atoms. */
    OptionalInt column(int atom);

    /** The t of a threshold atom. */
    double threshold(int atom);

    NumberColumn numbers(int column);
}

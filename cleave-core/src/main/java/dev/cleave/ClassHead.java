package dev.cleave;

import java.util.Locale;

/** Which heads the networks of a table with classes have. */
public enum ClassHead {
    /** Some networks with the one, then some with the other; the default. */
    BOTH,
    /** Probabilities of classes that exclude each other (NDNF-MT). */
    MUTEX,
    /** A constraint in training that exactly one class holds (NDNF-EO). */
    EXACTLY_ONE;

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

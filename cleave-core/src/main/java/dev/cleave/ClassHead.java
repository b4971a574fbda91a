package dev.cleave;

import dev.cleave.training.HeadKind;
import java.util.List;
import java.util.Locale;

/** Which heads the networks of a table with classes have. */
public enum ClassHead {
    /** Some networks with the one, then some with the other; the default. */
    BOTH(HeadKind.MUTEX, HeadKind.MUTEX, HeadKind.EXACTLY_ONE),
    /** Probabilities of classes that exclude each other (NDNF-MT). */
    MUTEX(HeadKind.MUTEX, HeadKind.MUTEX, HeadKind.MUTEX),
    /** A constraint in training that exactly one class holds (NDNF-EO). */
    EXACTLY_ONE(HeadKind.EXACTLY_ONE, HeadKind.EXACTLY_ONE, HeadKind.EXACTLY_ONE);

    private final List<HeadKind> kinds;

    ClassHead(HeadKind... kinds) {
        this.kinds = List.of(kinds);
    }

    /** Of one network after the other. */
    public List<HeadKind> kinds() {
        return kinds;
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package dev.cleave.extraction;

import java.math.BigInteger;

/** How many rules there are. */
public sealed interface Count {
    record Exact(BigInteger rules) implements Count {}

    /** It could not be found out within what was given. */
    record Unknown(Shortage shortage) implements Count {}
}

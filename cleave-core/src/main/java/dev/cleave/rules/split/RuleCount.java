package dev.cleave.rules.split;

import java.math.BigInteger;

/** How many rules there are. */
public sealed interface RuleCount {
    record Exact(BigInteger rules) implements RuleCount {}

    /** It could not be found out within what was given. */
    record Unknown(Shortage shortage) implements RuleCount {}
}

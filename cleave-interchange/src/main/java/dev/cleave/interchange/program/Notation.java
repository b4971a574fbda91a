package dev.cleave.interchange.program;

import java.math.BigInteger;
import java.util.List;

/** How a language writes conditions. Every text that is given or returned may stand in any other. */
public interface Notation {
    String check(CellCheck check);

    /** An auxiliary that was defined before. */
    String auxiliary(int index);

    /** A rule, auxiliary or head that was defined before. */
    default String named(String name) {
        return name;
    }

    String not(String condition);

    /** @param conditions two or more */
    String all(List<String> conditions);

    /** @param conditions two or more */
    String any(List<String> conditions);

    String constant(boolean holds);

    /** Of the terms whose condition holds. */
    String sum(List<Term> terms);

    String atLeast(String sum, BigInteger bound);

    /** The greatest whole number that sums are exact up to; more than that is refused. */
    BigInteger greatest();

    /** A condition and what it adds. */
    record Term(String condition, BigInteger weight) {}
}

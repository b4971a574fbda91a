package dev.cleave.interchange.program;

import java.math.BigInteger;
import java.util.List;

/** That of languages with words between conditions and signs between numbers. */
public interface InfixNotation extends Notation {
    String and();

    String or();

    /** The weight where the condition holds, else nothing. */
    String addend(Term term);

    /** A sum of nothing. */
    default String zero() {
        return "0";
    }

    @Override
    default String all(List<String> conditions) {
        return "(" + Chain.of(" " + and() + " ", conditions) + ")";
    }

    @Override
    default String any(List<String> conditions) {
        return "(" + Chain.of(" " + or() + " ", conditions) + ")";
    }

    @Override
    default String sum(List<Term> terms) {
        return terms.isEmpty()
                ? zero()
                : "(" + Chain.of(" + ", terms.stream().map(this::addend).toList()) + ")";
    }

    @Override
    default String atLeast(String sum, BigInteger bound) {
        return "(" + sum + " >= " + bound + ")";
    }
}

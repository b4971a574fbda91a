package dev.cleave.interchange.program;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

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
        return "(" + String.join(" " + and() + " ", conditions) + ")";
    }

    @Override
    default String any(List<String> conditions) {
        return "(" + String.join(" " + or() + " ", conditions) + ")";
    }

    @Override
    default String sum(List<Term> terms) {
        return terms.isEmpty() ? zero() : terms.stream().map(this::addend).collect(Collectors.joining(" + ", "(", ")"));
    }

    @Override
    default String atLeast(String sum, BigInteger bound) {
        return "(" + sum + " >= " + bound + ")";
    }
}

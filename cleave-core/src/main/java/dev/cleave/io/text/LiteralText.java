package dev.cleave.io.text;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Literal;
import dev.cleave.logic.PlainName;
import dev.cleave.logic.ShortestDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Literals over atoms in words: {@code not bruises}, and bounds of a number as people write them, {@code BMI > 20},
 * {@code BMI <= 31}, {@code 20 < BMI <= 31}. A number that may be missing is then not above any bound, so that an upper bound
 * alone is {@code BMI <= 31 (or missing)}; together with {@code not BMI is missing} it is {@code BMI <= 31}. Several values that a
 * column has or has not are a set: {@code odor not in {almond, anise}}.
 */
public record LiteralText(Vocabulary words) {
    /** One literal by itself. */
    public String text(Literal literal) {
        Atom atom = atom(literal);
        if (atom instanceof Atom.Above above && !literal.positive()) {
            return atMost(above) + (hasGaps(above) ? " (or missing)" : "");
        }
        return (literal.positive() ? "" : "not ") + atom;
    }

    /** Literals that hold together; the bounds of a column are one text, where the first of them stands. */
    List<String> together(List<Literal> literals) {
        Set<String> said = new HashSet<>();
        List<String> texts = new ArrayList<>();
        for (Literal literal : literals) {
            String column = atom(literal).column();
            boolean isBound = isBound(literal) || isAbsorbed(literal, literals);
            List<Literal> denied = values(literal, literals, false);
            if (denied.size() > 1) {
                if (denied.get(0).equals(literal)) {
                    texts.add(set(denied, " not in "));
                }
            } else if (!isBound) {
                texts.add(text(literal));
            } else if (said.add(column)) {
                texts.add(range(
                        literals.stream()
                                .filter(other ->
                                        isBound(other) && atom(other).column().equals(column))
                                .toList(),
                        literals));
            }
        }
        return texts;
    }

    /** Literals any of which is enough; values of one column are a set, where the first of them stands. */
    List<String> either(List<Literal> literals) {
        List<String> texts = new ArrayList<>();
        for (Literal literal : literals) {
            List<Literal> values = values(literal, literals, true);
            if (values.size() < 2) {
                texts.add(text(literal));
            } else if (values.get(0).equals(literal)) {
                texts.add(set(values, " in "));
            }
        }
        return texts;
    }

    /** This one and the others that say that the same column has a value, or has it not; none where it does not say that. */
    private List<Literal> values(Literal literal, List<Literal> all, boolean positive) {
        return isValue(literal, positive)
                ? all.stream()
                        .filter(other -> isValue(other, positive)
                                && atom(other).column().equals(atom(literal).column()))
                        .toList()
                : List.of();
    }

    private boolean isValue(Literal literal, boolean positive) {
        return literal.positive() == positive && atom(literal) instanceof Atom.Is;
    }

    private String set(List<Literal> values, String joint) {
        return values.stream()
                .map(literal -> PlainName.of(((Atom.Is) atom(literal)).value()))
                .collect(Collectors.joining(
                        ", ", PlainName.of(atom(values.get(0)).column()) + joint + "{", "}"));
    }

    private String range(List<Literal> bounds, List<Literal> all) {
        Optional<Literal> low = bounds.stream().filter(Literal::positive).max(Comparator.comparing(this::threshold));
        Optional<Literal> high =
                bounds.stream().filter(bound -> !bound.positive()).min(Comparator.comparing(this::threshold));
        if (high.isEmpty()) {
            return text(low.orElseThrow());
        }
        Atom.Above above = (Atom.Above) atom(high.get());
        if (low.isPresent()) {
            return number((Atom.Above) atom(low.get())) + " < " + atMost(above);
        }
        return all.stream().anyMatch(literal -> isAbsorbed(literal, all) && isOf(literal, above))
                ? atMost(above)
                : text(high.get());
    }

    /** Whether it only says that a number with an upper bound is there. */
    private boolean isAbsorbed(Literal literal, List<Literal> all) {
        return !literal.positive()
                && atom(literal) instanceof Atom.Missing missing
                && all.stream()
                        .anyMatch(other -> isBound(other)
                                && !other.positive()
                                && atom(other).column().equals(missing.column()));
    }

    private boolean isOf(Literal literal, Atom.Above above) {
        return atom(literal).column().equals(above.column());
    }

    private boolean isBound(Literal literal) {
        return atom(literal) instanceof Atom.Above;
    }

    private double threshold(Literal bound) {
        return ((Atom.Above) atom(bound)).threshold();
    }

    private boolean hasGaps(Atom.Above above) {
        return words.atoms().contains(new Atom.Missing(above.column()));
    }

    private static String atMost(Atom.Above above) {
        return PlainName.of(above.column()) + " <= " + number(above);
    }

    private static String number(Atom.Above above) {
        return ShortestDecimal.of(above.threshold());
    }

    private Atom atom(Literal literal) {
        return words.atoms().get(literal.atom());
    }
}

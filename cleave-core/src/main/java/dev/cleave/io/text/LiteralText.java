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
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        if (isBound(literal) && !literal.positive()) {
            return atMost(atom) + (hasGaps(atom) ? " (or missing)" : "");
        }
        return (literal.positive() ? "" : "not ") + atom;
    }

    /** Literals that hold together; the bounds of a column are one text, where the first of them stands. */
    public List<String> together(List<Literal> literals) {
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
        Optional<Literal> low = bounds.stream().filter(Literal::positive).max(Comparator.comparing(this::place));
        Optional<Literal> high =
                bounds.stream().filter(bound -> !bound.positive()).min(Comparator.comparing(this::place));
        if (high.isEmpty()) {
            return text(low.orElseThrow());
        }
        Atom above = atom(high.get());
        if (low.isPresent()) {
            return between(low.get(), high.get());
        }
        return all.stream()
                        .anyMatch(literal -> isAbsorbed(literal, all)
                                && atom(literal).column().equals(above.column()))
                ? atMost(above)
                : text(high.get());
    }

    /** Numbers between two; words that come after one and not after another are listed. */
    private String between(Literal low, Literal high) {
        if (atom(low) instanceof Atom.Above above) {
            return ShortestDecimal.of(above.threshold()) + " < " + atMost(atom(high));
        }
        String column = PlainName.of(atom(low).column());
        List<String> between = IntStream.rangeClosed(low.atom() + 1, high.atom())
                .mapToObj(words.atoms()::get)
                .flatMap(atom ->
                        atom instanceof Atom.After after ? Stream.of(PlainName.of(after.value())) : Stream.empty())
                .toList();
        if (between.isEmpty()) { // it comes after a word, and not after one that is before it: never
            return text(low) + " and " + atMost(atom(high));
        }
        return between.size() == 1
                ? column + " = " + between.get(0)
                : column + between.stream().collect(Collectors.joining(", ", " in {", "}"));
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

    private boolean isBound(Literal literal) {
        return atom(literal) instanceof Atom.Above || atom(literal) instanceof Atom.After;
    }

    /** Bounds of a column ascend: those of words as they stand, those of numbers as they are. */
    private double place(Literal bound) {
        return atom(bound) instanceof Atom.Above above ? above.threshold() : bound.atom();
    }

    private boolean hasGaps(Atom bound) {
        return words.atoms().contains(new Atom.Missing(bound.column()));
    }

    private static String atMost(Atom bound) {
        String limit = bound instanceof Atom.Above above
                ? ShortestDecimal.of(above.threshold())
                : PlainName.of(((Atom.After) bound).value());
        return PlainName.of(bound.column()) + " <= " + limit;
    }

    private Atom atom(Literal literal) {
        return words.atoms().get(literal.atom());
    }
}

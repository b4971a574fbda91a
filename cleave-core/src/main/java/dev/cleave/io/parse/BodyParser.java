package dev.cleave.io.parse;

import dev.cleave.io.parse.Completion.Kind;
import dev.cleave.io.parse.WrittenBody.All;
import dev.cleave.io.parse.WrittenBody.AtLeast;
import dev.cleave.io.parse.WrittenBody.Part;
import dev.cleave.io.parse.WrittenLiteral.OfName;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands after "if". */
final class BodyParser {
    private final RuleWords words;
    private final TextCursor text;
    private final ConditionParser conditions;

    BodyParser(RuleWords words, TextCursor text) {
        this.words = words;
        this.text = text;
        this.conditions = new ConditionParser(words, text);
    }

    /** Several with "or" between them. */
    List<WrittenBody> either() {
        List<WrittenBody> bodies = new ArrayList<>();
        do {
            bodies.add(body());
        } while (text.accept("or"));
        return bodies;
    }

    private WrittenBody body() {
        int start = text.at();
        if (text.accept("at least")) {
            Optional<BigInteger> bound = whole();
            if (bound.isPresent() && text.accept("of:")) {
                return new AtLeast(parts(false), bound.get());
            }
            if (bound.isPresent() && text.accept("points of:")) {
                return new AtLeast(parts(true), bound.get());
            }
        }
        text.back(start);
        return all();
    }

    /** Conditions with "and" between them. */
    All all() {
        List<WrittenLiteral> literals = new ArrayList<>();
        int start = text.at();
        do {
            literals.addAll(literals());
        } while (text.accept("and"));
        for (WrittenLiteral literal : literals) {
            if (literals.contains(opposite(literal))) {
                throw text.failure(start, "this can never hold: a condition stands beside its opposite");
            }
        }
        return new All(literals);
    }

    private static WrittenLiteral opposite(WrittenLiteral literal) {
        return literal instanceof WrittenLiteral.OfAtom atom
                ? new WrittenLiteral.OfAtom(atom.atom(), !atom.positive())
                : new OfName(((OfName) literal).number(), !literal.positive());
    }

    private List<WrittenLiteral> literals() {
        int start = text.at();
        boolean positive = !text.accept("not");
        Optional<Integer> name = name();
        if (name.isPresent()) {
            return List.of(new OfName(name.get(), positive));
        }
        text.back(start);
        return conditions.condition();
    }

    /** {@code aux 3}; no column begins with the word. */
    Optional<Integer> name() {
        int start = text.at();
        if (text.name(List.of(words.auxiliary()), word -> word, Kind.NAME, () -> true)
                .isPresent()) {
            Optional<BigInteger> number = whole();
            if (number.isPresent() && number.get().signum() > 0 && number.get().bitLength() < Integer.SIZE) {
                return number.map(BigInteger::intValue);
            }
        }
        text.back(start);
        return Optional.empty();
    }

    private List<Part> parts(boolean weighted) {
        List<Part> parts = new ArrayList<>();
        do {
            BigInteger weight = weighted ? whole().orElseThrow(text::failure) : BigInteger.ONE;
            parts.add(part(weight));
        } while (text.accept(","));
        return parts;
    }

    private Part part(BigInteger weight) {
        int start = text.at();
        boolean isColumn = conditions.isColumn();
        boolean positive = !text.accept("not");
        if (!isColumn && !conditions.isColumn() && text.accept("(")) {
            All condition = all();
            text.require(")");
            return new Part(weight, condition, positive);
        }
        text.back(start);
        return new Part(weight, new All(literals()), true);
    }

    private Optional<BigInteger> whole() {
        int start = text.at();
        Optional<String> number = text.number();
        if (number.isPresent() && number.get().chars().allMatch(Character::isDigit)) {
            return number.map(BigInteger::new);
        }
        text.back(start);
        return Optional.empty();
    }
}

package dev.cleave.interchange.program;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/**
 * Rules of a program in a notation.
 *
 * @param format as messages name it
 */
public record RuleWriter(Program program, Notation notation, String format) {
    /** The condition of one rule; an {@link InputException} where its numbers are too great. */
    public String rule(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return notation.atLeast(points(atLeast), atLeast.bound());
        }
        return all(rule.literals().stream().map(this::literal).toList());
    }

    /** What an at-least rule reaches. */
    public String points(Rule.AtLeast rule) {
        requireSmall(rule.total().max(rule.bound().abs()), program, format, notation.greatest());
        return notation.sum(rule.terms().stream()
                .map(term -> new Notation.Term(literal(term.literal()), term.weight()))
                .toList());
    }

    /** An {@link InputException} where points are greater than what a format adds exactly. */
    public static void requireSmall(BigInteger points, Program program, String format, BigInteger greatest) {
        if (points.compareTo(greatest) > 0) {
            throw new InputException(
                    SourceLocation.unknown(),
                    format + " adds whole numbers up to " + greatest + " exactly, and the points of '"
                            + program.words().name(0) + "' reach " + points + "; use --as asp, text or json");
        }
    }

    public String literal(Literal literal) {
        int index = literal.atom() - program.rules().atoms();
        String text = index < 0
                ? notation.check(Objects.requireNonNull(program.checks().get(literal.atom())))
                : notation.auxiliary(index);
        return literal.positive() ? text : notation.not(text);
    }

    /** @param rules the conditions of the definition's rules, or their names */
    public String holds(Definition definition, List<String> rules) {
        String any = any(rules);
        return definition.negated() ? notation.not(any) : any;
    }

    private String all(List<String> conditions) {
        return conditions.isEmpty()
                ? notation.constant(true)
                : conditions.size() == 1 ? conditions.get(0) : notation.all(conditions);
    }

    private String any(List<String> conditions) {
        return conditions.isEmpty()
                ? notation.constant(false)
                : conditions.size() == 1 ? conditions.get(0) : notation.any(conditions);
    }
}

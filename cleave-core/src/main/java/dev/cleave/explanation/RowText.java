package dev.cleave.explanation;

import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A row in the words of rules.
 *
 * @param cells by column
 * @param known its atoms and the auxiliaries that hold
 */
record RowText(Model model, Vocabulary words, Map<String, String> cells, BitSet known) {
    /** The literals of a rule that the row does not satisfy, with what it has instead. */
    String failing(Rule rule) {
        return (rule instanceof Rule.AtLeast atLeast
                        ? "reaches " + reached(atLeast) + " of " + atLeast.bound() + "; "
                        : "")
                + "fails at " + literals(rule);
    }

    private BigInteger reached(Rule.AtLeast rule) {
        return rule.terms().stream()
                .filter(term -> term.literal().holds(known))
                .map(Rule.Term::weight)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The literals of a rule that the row does not satisfy. */
    List<String> failingLiterals(Rule rule) {
        return rule.literals().stream()
                .filter(literal -> !literal.holds(known))
                .map(this::text)
                .toList();
    }

    private String literals(Rule rule) {
        String literals = rule.literals().stream()
                .filter(literal -> !literal.holds(known))
                .map(literal -> text(literal) + has(literal))
                .collect(Collectors.joining(", "));
        return literals.isEmpty() ? "its bound" : literals;
    }

    /** What the row has in the columns that a rule reads, and why an auxiliary in it is as it is. */
    List<String> values(Rule rule) {
        String cells = rule.literals().stream()
                .filter(this::isAtom)
                .map(literal -> model.encoding().atoms().get(literal.atom()).column() + " = " + cell(literal))
                .distinct()
                .collect(Collectors.joining(", "));
        Stream<String> row = cells.isEmpty() ? Stream.empty() : Stream.of("the row has " + cells);
        return Stream.concat(
                        row,
                        rule.literals().stream()
                                .filter(literal -> !isAtom(literal))
                                .flatMap(this::because))
                .toList();
    }

    private Stream<String> because(Literal auxiliary) {
        return model.rules().auxiliaries().get(auxiliary.atom() - model.rules().atoms()).rules().stream()
                .filter(rule -> rule.fires(known))
                .map(rule -> text(Literal.of(auxiliary.atom())) + " has a rule that fires: "
                        + RuleText.body(rule, model.rules(), words));
    }

    private String has(Literal literal) {
        if (!isAtom(literal)) {
            return "";
        }
        return " (the row has " + cell(literal) + ")";
    }

    /** What is in the column of an atom; of an invented one, whether it holds. */
    private String cell(Literal literal) {
        if (model.encoding().derivation().isPresent()) {
            return Boolean.toString(known.get(literal.atom()));
        }
        String column = model.encoding().atoms().get(literal.atom()).column();
        String cell = cells.getOrDefault(column, "");
        return (cell.isEmpty() ? "nothing" : cell) + remark(column, cell);
    }

    /** How a cell counts that is not as in training. */
    private String remark(String column, String cell) {
        return model.encoding().columns().stream()
                .filter(own -> own.name().equals(column))
                .map(own -> own.read(cell).oddity())
                .map(oddity -> switch (oddity) {
                    case NONE -> "";
                    case UNSEEN_VALUE -> " (new: equal to no value that is known)";
                    case NOT_A_NUMBER -> " (not a number: counts as missing)";
                    case GAP -> " (missing: no comparison with it holds, so that its negation does)";
                })
                .findFirst()
                .orElse("");
    }

    private boolean isAtom(Literal literal) {
        return literal.atom() < model.rules().atoms();
    }

    private String text(Literal literal) {
        return RuleText.body(new Rule.All(List.of(literal)), model.rules(), words);
    }
}

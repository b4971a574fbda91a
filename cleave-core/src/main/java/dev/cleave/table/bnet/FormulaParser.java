package dev.cleave.table.bnet;

import dev.cleave.logic.Formula;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Reads one formula; {@code !} binds tighter than {@code &}, and that tighter than {@code |}. */
final class FormulaParser {
    private static final int DEEPEST = 500;

    private final FormulaTokens tokens;
    private final Map<String, Integer> names;
    private int depth;

    FormulaParser(String text, int start, Map<String, Integer> names, SourceLocation place) {
        this.tokens = new FormulaTokens(text, start, place);
        this.names = names;
    }

    Formula parse() {
        Formula formula = or();
        if (!tokens.atEnd()) {
            throw tokens.unexpected("& or | or the end of the line");
        }
        return formula;
    }

    private Formula or() {
        List<Formula> operands = new ArrayList<>(List.of(and()));
        while (tokens.take("|", "||", "or")) {
            operands.add(and());
        }
        return joined(operands, Formula.Or::new);
    }

    private Formula and() {
        List<Formula> operands = new ArrayList<>(List.of(not()));
        while (tokens.take("&", "&&", "and")) {
            operands.add(not());
        }
        return joined(operands, Formula.And::new);
    }

    private static Formula joined(List<Formula> operands, Function<List<Formula>, Formula> join) {
        return operands.size() == 1 ? operands.get(0) : join.apply(operands);
    }

    private Formula not() {
        if (++depth > DEEPEST) {
            throw tokens.error("the formula is nested more than " + DEEPEST + " deep; write it flatter");
        }
        Formula formula = tokens.take("!", "not") ? new Formula.Not(not()) : simple();
        depth--;
        return formula;
    }

    private Formula simple() {
        if (tokens.take("(")) {
            Formula inner = or();
            if (!tokens.take(")")) {
                throw tokens.unexpected(")");
            }
            return inner;
        }
        if (tokens.take("0", "false")) {
            return new Formula.Constant(false);
        }
        if (tokens.take("1", "true")) {
            return new Formula.Constant(true);
        }
        return gene();
    }

    private Formula gene() {
        String name = tokens.current();
        if (!GeneName.isValid(name)) {
            throw tokens.unexpected("a gene, a constant, ! or (");
        }
        Integer index = names.get(name);
        if (index == null) {
            throw tokens.error(unknown(name));
        }
        tokens.next();
        return new Formula.Variable(index);
    }

    private String unknown(String name) {
        List<String> known = names.keySet().stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "gene '%s' has no line of its own; %s Add '%s, %s' if it is an input",
                OneLine.of(name),
                Suggestions.of(name, known),
                OneLine.of(name),
                OneLine.of(name));
    }
}

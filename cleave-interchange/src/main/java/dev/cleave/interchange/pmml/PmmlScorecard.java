package dev.cleave.interchange.pmml;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.Program;
import dev.cleave.io.text.RuleText;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** An at-least rule as a scorecard: a characteristic a condition, which gives its points or none. */
final class PmmlScorecard {
    private final Program program;
    private final PmmlNotation notation;
    private final Rule.AtLeast rule;

    private PmmlScorecard(Program program, PmmlNotation notation, Rule.AtLeast rule) {
        this.program = program;
        this.notation = notation;
        this.rule = rule;
    }

    /** Where one label is said by one at-least rule. */
    static Optional<PmmlScorecard> of(Program program, PmmlNotation notation) {
        List<Definition> heads = program.rules().heads();
        boolean isOne = !program.target().exclusive()
                && heads.size() == 1
                && heads.get(0).rules().size() == 1;
        return isOne
                        && heads.get(0).rules().get(0) instanceof Rule.AtLeast rule
                        && !rule.terms().isEmpty()
                ? Optional.of(new PmmlScorecard(program, notation, rule))
                : Optional.empty();
    }

    /** Whether enough points are reached. */
    String fires() {
        return notation.atLeast(PmmlNotation.field(PmmlText.PREFIX + "points"), rule.bound());
    }

    /** Fields for what no predicate asks: whether a cell is a word for true, however it is spelt. */
    Map<String, String> truths() {
        Map<String, String> all = new LinkedHashMap<>();
        for (Rule.Term term : rule.terms()) {
            check(term.literal())
                    .filter(CellCheck.Truth.class::isInstance)
                    .ifPresent(check -> all.put("t" + (check.input() + 1), notation.check(check)));
        }
        return all;
    }

    String characteristics() {
        StringBuilder text = new StringBuilder("<Characteristics>\n");
        for (int i = 0; i < rule.terms().size(); i++) {
            Rule.Term term = rule.terms().get(i);
            boolean isPositive = term.literal().positive();
            String words = RuleText.body(Rule.all(term.literal()), program.rules(), program.words());
            text.append("<Characteristic name=\"")
                    .append(i + 1)
                    .append(": ")
                    .append(PmmlNotation.text(words))
                    .append("\"><Attribute partialScore=\"")
                    .append(isPositive ? term.weight() : "0")
                    .append("\">")
                    .append(predicate(term.literal()))
                    .append("</Attribute><Attribute partialScore=\"")
                    .append(isPositive ? "0" : term.weight())
                    .append("\"><True/></Attribute></Characteristic>\n");
        }
        return text.append("</Characteristics>\n").toString();
    }

    private Optional<CellCheck> check(Literal literal) {
        return literal.atom() < program.rules().atoms()
                ? Optional.of(Objects.requireNonNull(program.checks().get(literal.atom())))
                : Optional.empty();
    }

    /** What the atom asks; of a missing cell it is unknown, which is as good as false here. */
    private String predicate(Literal literal) {
        return check(literal)
                .map(this::predicate)
                .orElseGet(() -> simple(
                        PmmlText.PREFIX + "a"
                                + (literal.atom() - program.rules().atoms() + 1),
                        "equal",
                        "true"));
    }

    private String predicate(CellCheck check) {
        String field = program.inputs().get(check.input()).name();
        if (check instanceof CellCheck.Above above) {
            return simple(field, "greaterThan", Double.toString(above.threshold()));
        }
        if (check instanceof CellCheck.Absent) {
            return "<SimplePredicate field=\"" + PmmlNotation.text(field) + "\" operator=\"isMissing\"/>";
        }
        if (check instanceof CellCheck.Truth) {
            return simple(PmmlText.PREFIX + "t" + (check.input() + 1), "equal", "true");
        }
        List<String> values = ((CellCheck.Among) check).values();
        String any = values.stream().map(value -> simple(field, "equal", value)).collect(Collectors.joining());
        return values.size() == 1 ? any : "<CompoundPredicate booleanOperator=\"or\">" + any + "</CompoundPredicate>";
    }

    static String simple(String field, String operator, String value) {
        return "<SimplePredicate field=\"" + PmmlNotation.text(field) + "\" operator=\"" + operator + "\" value=\""
                + PmmlNotation.text(value) + "\"/>";
    }
}

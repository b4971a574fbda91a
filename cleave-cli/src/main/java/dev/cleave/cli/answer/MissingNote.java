package dev.cleave.cli.answer;

import dev.cleave.io.Model;
import dev.cleave.io.text.LiteralText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a missing cell does to rules that can meet one: to comparisons that are denied, since no comparison with it holds. */
public record MissingNote(Model model) {
    /** With a condition as it is printed; none where a missing cell meets none, or where rules are about what a network invents. */
    public Optional<String> line() {
        return conditions()
                .findFirst()
                .map(condition -> "A cell that is missing or new is above nothing and equal to nothing, so \""
                        + condition + "\" holds for it, as does every \"<=\" alone, \"not\" and \"not in\".");
    }

    private Stream<String> conditions() {
        return model.encoding().derivation().isPresent()
                ? Stream.empty()
                : Stream.concat(model.rules().auxiliaries().stream(), model.rules().heads().stream())
                        .map(Definition::rules)
                        .flatMap(List::stream)
                        .flatMap(this::conditions);
    }

    /** Those of a rule that hold where the cells of their column are missing. */
    private Stream<String> conditions(Rule rule) {
        LiteralText text = new LiteralText(Vocabulary.of(model.encoding()));
        List<Literal> inputs = rule.literals().stream()
                .filter(literal -> literal.atom() < model.rules().atoms())
                .toList();
        if (!(rule instanceof Rule.All)) {
            return inputs.stream()
                    .filter(literal -> !literal.positive() && holdsWhereMissing(literal))
                    .map(text::text);
        }
        return inputs.stream()
                .map(literal -> atom(literal).column())
                .distinct()
                .map(column -> inputs.stream()
                        .filter(literal -> atom(literal).column().equals(column))
                        .toList())
                .filter(own -> own.stream().allMatch(this::holdsWhereMissing)
                        && own.stream().anyMatch(literal -> !literal.positive()))
                .flatMap(own -> text.together(own).stream());
    }

    private boolean holdsWhereMissing(Literal literal) {
        return literal.positive() == atom(literal) instanceof Atom.Missing;
    }

    private Atom atom(Literal literal) {
        return model.encoding().atoms().get(literal.atom());
    }
}

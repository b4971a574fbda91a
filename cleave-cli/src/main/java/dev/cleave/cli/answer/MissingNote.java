package dev.cleave.cli.answer;

import dev.cleave.io.Model;
import dev.cleave.io.text.LiteralText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a missing cell does to rules that can meet one: to comparisons that are denied, since no comparison with it holds. */
public record MissingNote(Model model) {
    /** None where no rule denies a comparison, or where rules are about what a network invents. */
    public Optional<String> line() {
        return denied().stream()
                .findFirst()
                .map(literal -> "A cell that is missing or new is above nothing and equal to nothing, so \""
                        + new LiteralText(Vocabulary.of(model.encoding())).text(literal)
                        + "\" holds for it, as does every \"<=\" alone, \"not\" and \"not in\".");
    }

    private List<Literal> denied() {
        if (model.encoding().derivation().isPresent()) {
            return List.of();
        }
        return Stream.concat(model.rules().auxiliaries().stream(), model.rules().heads().stream())
                .map(Definition::rules)
                .flatMap(List::stream)
                .flatMap(rule -> rule.literals().stream())
                .filter(literal ->
                        !literal.positive() && literal.atom() < model.rules().atoms())
                .toList();
    }
}

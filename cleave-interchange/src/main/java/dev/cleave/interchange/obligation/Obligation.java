package dev.cleave.interchange.obligation;

import dev.cleave.io.Model;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.verification.NetworkRules;

/**
 * Two programs over the same atoms, of which a domain says what is possible; they should answer the same.
 *
 * @param rules those of a model
 * @param network another program; of a network one at-least rule a node, in whole numbers
 */
public record Obligation(Domain domain, Vocabulary words, RuleSet rules, RuleSet network) {
    private static final int MOST_CLASSES = 141; // which are compared each with each

    /** An {@link InputException} where the network is no program over atoms, or has very many classes. */
    public static Obligation of(Model model) {
        if (!NetworkRules.isThresholds(model.compared())) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the network that the rules were compared with reads numbers by predicates of its own, and is no program over atoms");
        }
        if (model.encoding().target().exclusive() && model.encoding().target().outputs() > MOST_CLASSES) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "more than " + MOST_CLASSES + " classes are too many to compare each with each; use cleave verify");
        }
        return new Obligation(
                model.encoding().domain(),
                Vocabulary.of(model.encoding()),
                model.rules(),
                NetworkRules.of(model.compared()));
    }
}

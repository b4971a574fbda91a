package dev.cleave.web.report;

import dev.cleave.io.Model;
import java.util.Set;

/** What cards of a model say, to compare models by. */
public final class CardTexts {
    private CardTexts() {}

    /** The bodies of rules, or the conditions that give points. */
    public static Set<String> of(Model model) {
        return Cards.texts(model);
    }
}

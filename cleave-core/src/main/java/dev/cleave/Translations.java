package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Decision;
import dev.cleave.data.InputException;
import dev.cleave.data.Place;
import dev.cleave.extraction.ConeLimits;
import dev.cleave.extraction.Disentanglement;
import dev.cleave.extraction.ExactCone;
import dev.cleave.extraction.ExactLayers;
import dev.cleave.extraction.SeenRules;
import dev.cleave.extraction.Thresholding;
import dev.cleave.extraction.Translation;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.pruning.PaperPruning;
import dev.cleave.pruning.Pruner;
import dev.cleave.training.Trained;

/** One trained network as rules, by a named way, and the hard network that the rules are. */
record Translations(Trained trained, Domain domain, Dataset train, Decision decision, Budget budget) {
    private static final int MOST_PLAIN = 64;

    /** Rules, and the network that they should be. */
    record Translated(RuleSet rules, NeuralDnf network) {}

    Translated exact() {
        NeuralDnf pruned = Pruner.strict()
                .at(decision)
                .prune(trained.hard(), train, budget)
                .network();
        return new Translated(exact(pruned, domain, budget), pruned);
    }

    /** The rules that a hard network is, from its cones or, where they are too large, layer by layer. */
    static RuleSet exact(NeuralDnf network, Domain domain, Budget budget) {
        return new ExactCone(network, domain, ConeLimits.defaults())
                .extractAll(budget)
                .orElseGet(() -> ExactLayers.extract(network, domain, MOST_PLAIN, budget));
    }

    /** The same network, read on rows alone; exact everywhere where that takes too long. */
    Translated exactOn(BitMatrix seen, SeenRules rules) {
        NeuralDnf pruned = Pruner.strict()
                .at(decision)
                .prune(trained.hard(), train, budget)
                .network();
        return rules.of(pruned.predict(seen))
                .map(found -> new Translated(found, pruned))
                .orElseGet(this::exact);
    }

    Translated threshold() {
        return require(Thresholding.translate(pruned(), train, budget));
    }

    Translated disentangle() {
        return require(Disentanglement.defaults().translate(pruned(), train, budget));
    }

    private NeuralDnf pruned() {
        return PaperPruning.prune(trained.soft(), train, budget).network();
    }

    private static Translated require(Translation translation) {
        if (translation instanceof Translation.Translated done) {
            return new Translated(done.rules(), done.network());
        }
        throw new InputException(
                Place.unknown(),
                "this translation did not end within its limits; give it more time, or take --extract auto");
    }
}

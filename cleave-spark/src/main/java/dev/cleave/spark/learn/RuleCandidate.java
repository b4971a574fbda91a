package dev.cleave.spark.learn;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.interchange.program.Program;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rules that may be chosen.
 *
 * @param learned what they are of
 * @param entry none where they are those that the learner took
 */
record RuleCandidate(Learned learned, Optional<FrontierEntry> entry) {
    private static final int MOST = 8; // of one learning, beside the one that it took

    /** Of every size that helps a few, evenly, and what the learner took. */
    static List<RuleCandidate> of(Learned learned, int mostRules, int mostLiterals) {
        List<RuleCandidate> all = new ArrayList<>(List.of(new RuleCandidate(learned, Optional.empty())));
        List<FrontierEntry> sizes = learned.frontier().stream()
                .filter(entry -> entry.size() <= mostRules && entry.literals() <= mostLiterals)
                .filter(entry -> !entry.rules().equals(learned.rules()))
                .toList();
        int step = Math.max(1, (sizes.size() + MOST - 1) / MOST);
        for (int i = sizes.size() - 1; i >= 0; i -= step) {
            all.add(new RuleCandidate(learned, Optional.of(sizes.get(i))));
        }
        return all;
    }

    /** What they say; that it is proved is not asked yet. */
    Program program() {
        return Program.of(model());
    }

    private Model model() {
        Model own = learned.model();
        return entry.map(chosen -> own.with(chosen, own.proof().verdict())).orElse(own);
    }

    int rules() {
        return model().rules().rules();
    }

    int literals() {
        return model().rules().literals();
    }

    /** With its proof. */
    Learned chosen(Budget budget) {
        return entry.map(own -> learned.choose(own, budget)).orElse(learned);
    }
}

package dev.cleave.pipeline;

import dev.cleave.RuleForm;
import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.ObservedRules;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;

/**
 * Rules, and the rows outside of which they were left free.
 *
 * @param seen distinct rows; none where nothing was left free
 */
record DontCareRules(RuleSet rules, BitMatrix seen) {
    /** As they were found or, with don't-cares, shorter, with the same answers on these rows. */
    static DontCareRules of(LearnedRules found, RuleForm form, BitMatrix rows, Budget budget) {
        Domain domain = found.encoding().domain();
        if (!form.dontCares()) {
            return new DontCareRules(found.rules(), new BitMatrix.Builder(0, domain.atoms()).build());
        }
        BitMatrix seen = rows.distinct();
        RuleSet shorter = found.network()
                .filter(network -> network.head().isExclusive())
                .map(network ->
                        search(form.withNegate(false), domain, seen, budget).simplify(found.rules(), network))
                .orElseGet(() -> search(form, domain, seen, budget).simplify(found.rules()));
        return new DontCareRules(shorter, seen);
    }

    /** For rules of such a form that are right on some rows. */
    static ObservedRules search(RuleForm form, Domain domain, BitMatrix seen, Budget budget) {
        return new ObservedRules(domain, seen, new ObservedRules.SeenOptions(form.plain(), form.negate()), budget);
    }

    Verdict compare(HardNetwork network, BitMatrix rows, Verifier verifier) {
        Behaviour ours = Behaviour.of(rules);
        Behaviour theirs = Behaviour.of(network);
        return seen.rows() == 0 ? verifier.compare(ours, theirs, rows) : verifier.compareSeen(ours, theirs, seen);
    }
}

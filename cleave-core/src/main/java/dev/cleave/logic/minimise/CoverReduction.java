package dev.cleave.logic.minimise;

import dev.cleave.logic.bits.Bits;

/** Chooses what must be chosen and forgets what need not be looked at, until only a hard core is left. */
final class CoverReduction {
    private final Bits essential;
    private CoverProblem core;

    private CoverReduction(CoverProblem problem) {
        this.core = problem;
        this.essential = Bits.none(problem.candidates());
    }

    static CoverReduction of(CoverProblem problem) {
        CoverReduction reduction = new CoverReduction(problem);
        int before;
        do {
            before = reduction.size();
            reduction.chooseEssential();
            reduction.core = reduction.core.withoutEasyRows().withoutWeakCandidates();
        } while (reduction.size() < before);
        return reduction;
    }

    private void chooseEssential() {
        for (Bits row : core.rows()) {
            int only = row.next(0);
            if (row.next(only + 1) < 0) {
                essential.set(only);
            }
        }
        core = core.after(essential);
    }

    private int size() {
        return core.rows().stream().mapToInt(Bits::count).sum();
    }

    /** The candidates of which every best cover, or one as good, is made. */
    Bits essential() {
        return essential;
    }

    CoverProblem core() {
        return core;
    }
}

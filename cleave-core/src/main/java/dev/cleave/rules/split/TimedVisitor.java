package dev.cleave.rules.split;

import dev.cleave.budget.Budget;

/** Passes sets on and looks at the clock once in a while. */
final class TimedVisitor implements ReachingSets.Visitor {
    private static final int SETS_BETWEEN_LOOKS = 1 << 12;

    private final ReachingSets.Visitor visitor;
    private final Budget budget;
    private int untilLook = SETS_BETWEEN_LOOKS;
    private boolean isLate;

    TimedVisitor(ReachingSets.Visitor visitor, Budget budget) {
        this.visitor = visitor;
        this.budget = budget;
    }

    @Override
    public boolean visit(long mask, ReachingSets sets) {
        if (--untilLook == 0) {
            untilLook = SETS_BETWEEN_LOOKS;
            isLate = budget.isExhausted();
        }
        return !isLate && visitor.visit(mask, sets);
    }

    /** Whether time was why it stopped. */
    boolean isLate() {
        return isLate;
    }
}

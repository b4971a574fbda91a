package dev.cleave.rules.search;

import dev.cleave.logic.Rule;

/** A conjunction and the rows it covers, one bit each. */
final class CoveringBody {
    private final Rule.All rule;
    private final long[] covered;

    CoveringBody(Rule.All rule, long[] covered) {
        this.rule = rule;
        this.covered = covered;
    }

    static CoveringBody of(Rule.All rule, BitRows rows) {
        return new CoveringBody(rule, rows.covered(rule));
    }

    Rule.All rule() {
        return rule;
    }

    long[] covered() {
        return covered;
    }
}

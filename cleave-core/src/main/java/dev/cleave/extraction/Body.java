package dev.cleave.extraction;

import dev.cleave.logic.Rule;

/** A conjunction and the rows it covers, one bit each. */
final class Body {
    private final Rule.All rule;
    private final long[] covered;

    Body(Rule.All rule, long[] covered) {
        this.rule = rule;
        this.covered = covered;
    }

    static Body of(Rule.All rule, SearchRows rows) {
        return new Body(rule, rows.covered(rule));
    }

    Rule.All rule() {
        return rule;
    }

    long[] covered() {
        return covered;
    }
}

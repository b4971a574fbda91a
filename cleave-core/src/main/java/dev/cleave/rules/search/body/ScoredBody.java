package dev.cleave.rules.search.body;

import dev.cleave.logic.Body;

/** A body and what it is worth. */
public record ScoredBody(Body body, double worth) {
    public ScoredBody orBetter(ScoredBody other) {
        return other.worth > worth ? other : this;
    }
}

package dev.cleave.rules.search.body;

/** A body and what it is worth. */
public record ScoredBody(BodyRows body, double worth) {
    public ScoredBody orBetter(ScoredBody other) {
        return other.worth > worth ? other : this;
    }
}

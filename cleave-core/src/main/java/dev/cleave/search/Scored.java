package dev.cleave.search;

/** A body and what it is worth. */
record Scored(Body body, double worth) {
    Scored orBetter(Scored other) {
        return other.worth > worth ? other : this;
    }
}

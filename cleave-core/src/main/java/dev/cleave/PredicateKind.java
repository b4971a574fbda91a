package dev.cleave;

/** What the conjunctions of networks, and so rules, are about. */
public enum PredicateKind {
    /** What columns say: values, and numbers above thresholds that are learned; the default. */
    THRESHOLDS,
    /** Predicates that a small network invents from all columns, {@code p_1}, {@code p_2}, ... */
    MLP
}

package dev.cleave.pruning;

/** Something that could be taken from a network; worked out when made, done when applied. */
sealed interface Removal permits DisjunctiveRemoval, ConjunctiveRemoval, ConjunctionRemoval {
    /** How many weights go. */
    int weights();

    /** How many more single outputs would be wrong, by the weight of their rows. */
    double cost();

    void apply();

    /** Of one weight of a conjunction; of the whole conjunction, where that weight is its last. */
    static Removal ofConjunctive(HardRows rows, int k, int input) {
        return rows.conjunction(k).used() == 1
                ? new ConjunctionRemoval(rows, k)
                : new ConjunctiveRemoval(rows, k, input);
    }

    /** Of one weight of a disjunction. */
    static Removal ofDisjunctive(HardRows rows, int output, int k) {
        return new DisjunctiveRemoval(rows, output, k);
    }
}

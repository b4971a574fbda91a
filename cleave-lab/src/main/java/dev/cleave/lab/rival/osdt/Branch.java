package dev.cleave.lab.rival.osdt;

/** One way to split a part: the rows that have a feature, and those that don't. */
record Branch(int feature, Part yes, Part no) {
    /** No tree that splits this way costs less. */
    double lower() {
        return yes.lower() + no.lower();
    }

    double upper() {
        return yes.upper() + no.upper();
    }

    /**
     * Whether a side has so few rows that it is at least as good to give them to the tree of the other side, and all of
     * them wrong answers: then some best tree doesn't split this way.
     */
    boolean isFutile() {
        return yes.size() <= yes.lower() || no.size() <= no.lower();
    }
}

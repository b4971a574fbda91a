package dev.cleave.lab.baseline.osdt;

/** One way to split a part: the rows that have a feature, and those that don't. */
final class Branch {
    private final int feature;
    private final SubProblem yes;
    private final SubProblem no;
    private double floor;

    Branch(int feature, SubProblem yes, SubProblem no) {
        this.feature = feature;
        this.yes = yes;
        this.no = no;
    }

    int feature() {
        return feature;
    }

    SubProblem yes() {
        return yes;
    }

    SubProblem no() {
        return no;
    }

    /** No tree that splits this way costs less. */
    double lower() {
        return Math.max(floor, yes.lower() + no.lower());
    }

    double upper() {
        return yes.upper() + no.upper();
    }

    /**
     * Learns from a like branch of the same part: its trees would do here as well, but for the rows that go the other way
     * (the similar support of the method's paper). Which side is called yes doesn't matter.
     */
    void learnFrom(Branch other) {
        double most = other.lower() - lower();
        if (most > 0) {
            int moved = Math.min(
                    yes.rows().countDifferent(other.yes.rows()), yes.rows().countDifferent(other.no.rows()));
            floor = Math.max(floor, other.lower() - moved);
        }
    }

    /**
     * Whether a side has so few rows that it is at least as good to give them to the tree of the other side, and all of
     * them wrong answers: then some best tree doesn't split this way.
     */
    boolean isFutile() {
        return yes.size() <= yes.lower() || no.size() <= no.lower();
    }
}

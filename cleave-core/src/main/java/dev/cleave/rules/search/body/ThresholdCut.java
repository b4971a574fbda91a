package dev.cleave.rules.search.body;

/** A threshold anywhere from {@code below} on, short of {@code above}, and what the rows on its side are worth together. */
record ThresholdCut(double below, double above, double worth) {
    double threshold() {
        return ShortestCut.between(below, above);
    }
}

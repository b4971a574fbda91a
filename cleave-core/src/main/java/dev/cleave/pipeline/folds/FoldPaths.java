package dev.cleave.pipeline.folds;

/**
 * What was found without a fold, twice.
 *
 * @param asFound with the thresholds that the search had
 * @param placed with each threshold where the labels of the other rows want it; the same where that would take too long
 */
record FoldPaths(FoldRules asFound, FoldRules placed) {
    boolean differ() {
        return asFound != placed;
    }
}

package dev.cleave.rules.search.boost;

/**
 * How {@link Boosting} goes.
 *
 * @param depth of a tree: the most literals of a conjunction
 * @param rounds trees
 * @param rate how much of a leaf's best score is taken
 * @param penalty on the squares of a leaf's scores; one row's cross-entropy counts 1
 * @param least curvature of the loss in a leaf, all classes together: a leaf with less knows nothing
 */
public record BoostOptions(int depth, int rounds, double rate, double penalty, double least) {
    private static final int FEWEST = 50;
    private static final int USUAL = 100;
    private static final int MOST = 300;
    private static final int FEW_ROWS_A_TREE = 8; // up to the usual number
    private static final int ROWS_A_TREE = 60; // beyond

    public BoostOptions {
        if (depth < 1 || rounds < 1 || !(rate > 0 && rate <= 1) || !(penalty > 0) || !(least >= 0)) {
            throw new IllegalArgumentException("a tree needs a split, and a step a length: " + depth + " deep, "
                    + rounds + " rounds, rate " + rate + ", penalty " + penalty + ", least " + least);
        }
    }

    public static BoostOptions defaults() {
        return new BoostOptions(3, USUAL, 0.3, 1, 0.5);
    }

    /** With more trees where more rows bear them. */
    public static BoostOptions of(int rows) {
        return defaults()
                .withRounds(Math.min(MOST, Math.min(USUAL, FEWEST + rows / FEW_ROWS_A_TREE) + rows / ROWS_A_TREE));
    }

    /** So many trees. */
    public BoostOptions withRounds(int other) {
        return new BoostOptions(depth, other, rate, penalty, least);
    }

    /** The most conjunctions that may come of it: a tree has one less than leaves. */
    public int most() {
        return Math.multiplyExact(rounds, (1 << depth) - 1);
    }
}

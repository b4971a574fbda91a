package dev.cleave.lab.baseline.osdt;

/**
 * The best tree that was found.
 *
 * @param lower no tree costs less
 * @param cost of this one: its errors + price x its leaves
 */
public record BestTree(Tree tree, double lower, double cost) {
    /** Whether it is proven that no tree costs less. */
    public boolean isOptimal() {
        return lower >= cost - Bounds.ROUNDING;
    }
}

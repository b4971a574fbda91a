package dev.cleave.rules.split;

/** Hears of each rule of a split as the set of its inputs. */
@FunctionalInterface
public interface MaskVisitor {
    /**
     * @param inputs bit i for input i
     * @return whether to go on
     */
    boolean visit(long inputs);
}

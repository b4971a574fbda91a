package dev.cleave.logic.minimise;

import java.util.function.LongPredicate;

/**
 * All minimal sets that meet every one of the given sets, depth first (Murakami and Uno's MMCS): an element stays chosen only
 * as long as some set is met by it alone.
 */
final class HittingSets {
    private final long[] sets;
    private final LongPredicate visitor;

    /** @param visitor says whether to go on */
    HittingSets(long[] sets, LongPredicate visitor) {
        this.sets = sets;
        this.visitor = visitor;
    }

    /** Whether all were visited. */
    boolean visitAll() {
        return extend(0, -1L);
    }

    private boolean extend(long chosen, long allowed) {
        long open = smallestOpen(chosen, allowed);
        if (open == 0) {
            return visitor.test(chosen);
        }
        long branches = open & allowed;
        long later = allowed & ~open;
        for (long left = branches; left != 0; left &= left - 1) {
            long element = Long.lowestOneBit(left);
            if (isMinimal(chosen | element) && !extend(chosen | element, later)) {
                return false;
            }
            later |= element;
        }
        return true;
    }

    /** The set not met yet that leaves the fewest choices; 0 where all are met. */
    private long smallestOpen(long chosen, long allowed) {
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        for (long set : sets) {
            if ((set & chosen) == 0 && Long.bitCount(set & allowed) < fewest) {
                best = set;
                fewest = Long.bitCount(set & allowed);
            }
        }
        return best;
    }

    private boolean isMinimal(long chosen) {
        long needed = 0;
        for (long set : sets) {
            long met = set & chosen;
            if (Long.bitCount(met) == 1) {
                needed |= met;
            }
        }
        return needed == chosen;
    }
}

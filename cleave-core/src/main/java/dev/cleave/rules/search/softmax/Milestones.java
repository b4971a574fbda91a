package dev.cleave.rules.search.softmax;

/** At which sizes a search stops to fit all scores: every small one, then each a sixth apart, and many ever a third; and at which it looks at all conjunctions again. */
final class Milestones {
    private static final int SMALL = 8;
    private static final int MANY = 64;
    private static final int EXCHANGE_AFTER = 5;

    private int lastKept;
    private int lastExchanged;

    /** Whether this size, in a sequence that goes up, is kept. */
    boolean isKept(int size) {
        boolean kept = size <= SMALL || size >= lastKept + apart(lastKept);
        lastKept = kept ? size : lastKept;
        return kept;
    }

    /** Whether the size has doubled, or halved, since the last time. */
    boolean isExchange(int size) {
        boolean now = size >= Math.max(EXCHANGE_AFTER, 2 * lastExchanged) || 2 * size <= lastExchanged;
        lastExchanged = now ? size : lastExchanged;
        return now;
    }

    /** The next size on the way down. */
    static int below(int size) {
        return size <= SMALL ? size - 1 : size - apart(size);
    }

    private static int apart(int size) {
        return Math.max(1, size / (size < MANY ? 6 : 3));
    }
}

package dev.cleave.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/** How often work on one thread can be done in a second of its processor time. */
final class Rate {
    private static final long WARM_UP = 500_000_000L;
    private static final int REPEATS = 9;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static long sink;

    private Rate() {}

    /** The best of some samples, as other work on the machine only slows. */
    static double of(LongSupplier work) {
        int times = 0;
        for (long start = now(); now() - start < WARM_UP; times++) {
            sink += work.getAsLong();
        }
        int perSample = Math.max(1, times / 5);
        double best = 0;
        for (int i = 0; i < REPEATS; i++) {
            long start = now();
            for (int k = 0; k < perSample; k++) {
                sink += work.getAsLong();
            }
            best = Math.max(best, 1e9 * perSample / (now() - start));
        }
        return best;
    }

    private static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }
}

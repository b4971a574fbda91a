package dev.cleave.training;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.zip.CRC32;

/** Named streams of random numbers, all from one seed, so that one more draw in one stream leaves the others as they were. */
record RandomStreams(long seed) {
    SplittableRandom initialisation() {
        return named("initialisation");
    }

    SplittableRandom shuffling() {
        return named("shuffling");
    }

    SplittableRandom predicates() {
        return named("predicates");
    }

    SplittableRandom sparsity() {
        return named("sparsity");
    }

    private SplittableRandom named(String name) {
        CRC32 hash = new CRC32();
        hash.update(name.getBytes(StandardCharsets.UTF_8));
        // A golden-ratio multiple keeps neighbouring seeds far apart.
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L ^ hash.getValue() << 20);
    }
}

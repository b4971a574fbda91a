package dev.cleave;

import dev.cleave.data.EncodingOptions;

/**
 * What may be said about learning; nothing needs to be.
 *
 * @param seed where every random choice comes from
 * @param validation the share of the training rows that chooses among networks
 * @param extract how rules are got
 * @param plain whether at-least rules are written out
 * @param negate whether a head may be stated by its negation where that is shorter
 * @param threads that train at the same time; the result does not depend on it
 */
public record LearnOptions(
        long seed,
        double validation,
        int threads,
        Extract extract,
        boolean plain,
        boolean negate,
        EncodingOptions encoding) {
    public LearnOptions {
        if (!(validation > 0 && validation < 1)) {
            throw new IllegalArgumentException("the share of validation rows must be in (0, 1), not " + validation);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("training needs at least one thread, not " + threads);
        }
    }

    public static LearnOptions defaults() {
        return new LearnOptions(
                0,
                0.2,
                Runtime.getRuntime().availableProcessors(),
                Extract.AUTO,
                false,
                false,
                EncodingOptions.defaults());
    }

    public LearnOptions withSeed(long other) {
        return new LearnOptions(other, validation, threads, extract, plain, negate, encoding);
    }

    public LearnOptions withThreads(int other) {
        return new LearnOptions(seed, validation, other, extract, plain, negate, encoding);
    }

    public LearnOptions withEncoding(EncodingOptions other) {
        return new LearnOptions(seed, validation, threads, extract, plain, negate, other);
    }

    public LearnOptions withExtract(Extract other) {
        return new LearnOptions(seed, validation, threads, other, plain, negate, encoding);
    }

    public LearnOptions withPlain(boolean other) {
        return new LearnOptions(seed, validation, threads, extract, other, negate, encoding);
    }

    public LearnOptions withNegate(boolean other) {
        return new LearnOptions(seed, validation, threads, extract, plain, other, encoding);
    }
}

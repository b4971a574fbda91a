package dev.cleave.export;

import java.time.Duration;
import java.time.Instant;

/**
 * When a model was learned. It is no part of what learning gives, so that one seed gives one model; whoever learned adds it.
 *
 * @param start of learning
 */
public record Timing(Instant start, Duration duration) {
    /** Nobody said. */
    public static final Timing UNKNOWN = new Timing(Instant.EPOCH, Duration.ZERO);
}

package dev.cleave.io;

import java.time.Duration;
import java.time.Instant;

/**
 * When a model was learned. It is no part of what learning gives, so that one seed gives one model; whoever learned adds it.
 *
 * @param start of learning
 */
public record LearningTime(Instant start, Duration duration) {
    /** Nobody said. */
    public static final LearningTime UNKNOWN = new LearningTime(Instant.EPOCH, Duration.ZERO);
}

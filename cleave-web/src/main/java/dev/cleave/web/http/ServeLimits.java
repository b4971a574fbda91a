package dev.cleave.web.http;

import java.time.Duration;

/**
 * How much a request may ask for.
 *
 * @param bytes of its body
 * @param rows of a batch
 * @param time to arrive, and again to be answered
 * @param connections that are open at the same time
 */
public record ServeLimits(int bytes, int rows, Duration time, int connections) {
    public ServeLimits {
        if (bytes < 1 || rows < 1 || connections < 1 || time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException(
                    "limits must be at least 1: " + bytes + " bytes, " + rows + " rows, " + time);
        }
    }

    public static ServeLimits defaults() {
        return new ServeLimits(4 << 20, 10_000, Duration.ofSeconds(10), 1_000);
    }

    public ServeLimits withBytes(int other) {
        return new ServeLimits(other, rows, time, connections);
    }

    public ServeLimits withRows(int other) {
        return new ServeLimits(bytes, other, time, connections);
    }

    public ServeLimits withTime(Duration other) {
        return new ServeLimits(bytes, rows, other, connections);
    }

    public ServeLimits withConnections(int other) {
        return new ServeLimits(bytes, rows, time, other);
    }
}

package dev.cleave.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** The seconds that each stage of a command took. */
final class Stopwatch {
    private final Map<String, Double> laps = new LinkedHashMap<>();
    private long last = System.nanoTime();

    /** Ends a stage that began when the last one ended. */
    void lap(String stage) {
        long now = System.nanoTime();
        laps.merge(stage, (now - last) / 1e9, Double::sum);
        last = now;
    }

    Map<String, Double> laps() {
        return laps;
    }

    double total() {
        return laps.values().stream().mapToDouble(Double::doubleValue).sum();
    }
}

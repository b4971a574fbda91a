package dev.cleave.cli.terminal;

import java.util.LinkedHashMap;
import java.util.Map;

/** The seconds that each stage of a command took. */
public final class Stopwatch {
    private final Map<String, Double> laps = new LinkedHashMap<>();
    private long last = System.nanoTime();

    /** Ends a stage that began when the last one ended. */
    public void lap(String stage) {
        long now = System.nanoTime();
        laps.merge(stage, (now - last) / 1e9, Double::sum);
        last = now;
    }

    public Map<String, Double> laps() {
        return laps;
    }

    public double total() {
        return laps.values().stream().mapToDouble(Double::doubleValue).sum();
    }
}

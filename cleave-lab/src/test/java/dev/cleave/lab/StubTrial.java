package dev.cleave.lab;

import dev.cleave.budget.Budget;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A trial that costs nothing and counts how often it is run. */
public record StubTrial(String key, long seed, String settings, AtomicInteger ran) implements Trial {
    public static StubTrial of(String key) {
        return new StubTrial(key, 73, "as usual", new AtomicInteger());
    }

    @Override
    public Duration limit() {
        return Duration.ofSeconds(1);
    }

    @Override
    public TrialResult run(DataSetCache library, Budget budget) {
        ran.incrementAndGet();
        return new TrialResult(Map.of(Figure.F1, 0.75), Map.of("CycD", true), "Proved.", "a note", List.of());
    }
}

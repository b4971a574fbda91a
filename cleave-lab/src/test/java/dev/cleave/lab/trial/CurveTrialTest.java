package dev.cleave.lab.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class CurveTrialTest {
    private final DataSetCache library = new DataSetCache(Path.of(""));

    private TrialResult run(int share, int noise) {
        return new CurveTrial(DataSet.MAM, share, noise, Duration.ofMinutes(5)).run(library, Budget.unlimited());
    }

    @Test
    void mostTransitionsAreEnoughForEveryGene() {
        TrialResult result = run(80, 0);
        assertEquals(10, result.genes().size());
        assertEquals(1, result.get(Figure.GENES).orElseThrow());
        assertEquals(1, result.get(Figure.F1).orElseThrow());
    }

    @Test
    void bitsAreFlipped() {
        TrialResult noisy = run(20, 50);
        assertTrue(noisy.get(Figure.GENES).orElseThrow() < 0.5, noisy.figures().toString());
    }
}

package dev.cleave.lab.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.TrialBudget;
import dev.cleave.lab.trial.TrialResult;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaperMethodTest {
    @Test
    void monkIsLearnedAsInThePaper() {
        TableTrial trial = new TableTrial(DataSet.MONK, new PaperMethod(), 0, TrialBudget.of(Duration.ofMinutes(5)));
        TrialResult result = trial.run(new DataSetCache(Path.of("")), Budget.unlimited());
        assertEquals(1, result.get(Figure.SOFT_F1).orElseThrow());
        assertTrue(
                result.get(Figure.DISENTANGLED_F1).orElseThrow() > 0.9,
                result.figures().toString());
        assertTrue(result.get(Figure.THRESHOLDED_F1).isPresent());
        assertTrue(result.get(Figure.RULES).orElseThrow() < 20, result.figures().toString());
        assertEquals("", result.note());
    }

    @Test
    void theSameSeedGivesTheSame() {
        TableTrial trial = new TableTrial(DataSet.MONK, new PaperMethod(), 1, TrialBudget.of(Duration.ofMinutes(5)));
        DataSetCache library = new DataSetCache(Path.of(""));
        assertEquals(trial.run(library, Budget.unlimited()), trial.run(library, Budget.unlimited()));
    }
}

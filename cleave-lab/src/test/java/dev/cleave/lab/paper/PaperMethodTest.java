package dev.cleave.lab.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.lab.trial.Allowance;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Library;
import dev.cleave.lab.trial.Result;
import dev.cleave.lab.trial.TableTrial;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaperMethodTest {
    @Test
    void monkIsLearnedAsInThePaper() {
        TableTrial trial = new TableTrial(DataSet.MONK, new PaperMethod(), 0, Allowance.of(Duration.ofMinutes(5)));
        Result result = trial.run(new Library(Path.of("")), Budget.unlimited());
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
        TableTrial trial = new TableTrial(DataSet.MONK, new PaperMethod(), 1, Allowance.of(Duration.ofMinutes(5)));
        Library library = new Library(Path.of(""));
        assertEquals(trial.run(library, Budget.unlimited()), trial.run(library, Budget.unlimited()));
    }
}

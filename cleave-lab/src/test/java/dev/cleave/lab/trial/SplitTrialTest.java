package dev.cleave.lab.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.trial.SplitTrial.Search;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SplitTrialTest {
    private final DataSetCache library = new DataSetCache(Path.of(""));

    @Test
    void bothSearchesFindTheSameNumberOfRules() {
        for (int inputs = 2; inputs <= 12; inputs++) {
            for (boolean positive : new boolean[] {true, false}) {
                double paper = rules(new SplitTrial(Search.PAPER, positive, inputs, Duration.ofSeconds(60)));
                assertEquals(paper, rules(new SplitTrial(Search.CLEAVE, positive, inputs, Duration.ofSeconds(60))));
            }
        }
    }

    private double rules(SplitTrial trial) {
        return trial.timed(library).get(Figure.RULES).orElseThrow();
    }

    @Test
    void whatDoesNotEndSaysSo() {
        TrialResult result = new SplitTrial(Search.PAPER, false, 40, Duration.ofMillis(1)).timed(library);
        assertTrue(result.get(Figure.RULES).isEmpty());
        assertTrue(result.note().contains("did not end"), result.note());
    }
}

package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialBudget;
import dev.cleave.lab.trial.TrialResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankingsTest {
    private static final PaperFigures PAPER = PaperFigures.read();
    private static final List<DataSet> BCC = List.of(DataSet.BCC);

    private final Map<Trial, Finished> done = new LinkedHashMap<>();

    @Test
    void ourRowSaysWhoIsBetterHereOrInThePaper() {
        ran(Methods.CLEAVE, Map.of(Figure.F1, 0.79));
        assertEquals("behind the paper's Logistic Regression, 0.796", behind("f1", true, 3, 0));
        ran(Methods.LABELS_ALONE, Map.of(Figure.F1, 0.81));
        assertEquals("behind Cleave without the network, 0.810", behind("f1", true, 3, 0));
    }

    @Test
    void whatCantBeSeenIsNotBetter() {
        ran(Methods.CLEAVE, Map.of(Figure.F1, 0.7959));
        assertEquals("", behind("f1", true, 3, 0));
    }

    @Test
    void rulesWrittenOutAreNotHeldAgainstOurOwnLines() {
        ran(Methods.CLEAVE, Map.of(Figure.RULES, 2.0, Figure.PLAIN_RULES, 4.0));
        ran(Methods.LABELS_ALONE, Map.of(Figure.RULES, 1.0));
        assertEquals("behind Cleave without the network, 1.0", behind("rules", false, 1, 0));
        assertEquals("", behind("rules", false, 1, 1));
    }

    @Test
    void deviationsOfTheSameMethodAreNamed() {
        ran(Methods.CLEAVE, Map.of(Figure.F1, 0.99));
        ran(Methods.PAPER, Map.of(Figure.SOFT_F1, 0.758, Figure.DISENTANGLED_F1, 0.78));
        assertEquals(
                List.of("More than 0.03 from what the paper has of the same method: NDNF on BCC +0.040."),
                new Deviations(new Results(done), PAPER).notes(Methods.standings(false), BCC));
    }

    @Test
    void nothingIsSaidWhereAllIsAsInThePaper() {
        ran(Methods.PAPER, Map.of(Figure.SOFT_F1, 0.70, Figure.DISENTANGLED_F1, 0.75));
        assertEquals(List.of(), new Deviations(new Results(done), PAPER).notes(Methods.standings(false), BCC));
    }

    private void ran(Method contender, Map<Figure, Double> figures) {
        Trial trial = new TableTrial(DataSet.BCC, contender, 0, TrialBudget.of(Duration.ofMinutes(1)));
        done.put(trial, new Finished(trial.key(), 0, "", "", "", TrialResult.of(figures, "")));
    }

    private String behind(String figure, boolean more, int digits, int row) {
        List<MethodRow> rows = more ? Methods.standings(false) : Methods.sizes(Figure.RULES);
        ReportTable grid =
                new Rankings(new Results(done), PAPER, figure, more, digits).grid("id", "caption", BCC, rows);
        return grid.rows().get(row).cells().get(0).behind();
    }
}

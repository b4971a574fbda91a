package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.Plot;
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

class RuleSizePictureTest {
    private final Map<Trial, Finished> done = new LinkedHashMap<>();

    @Test
    void everyMethodWithRulesHasAPointForEachDataSetThatItRanOn() {
        ran(DataSet.BCC, Methods.CLEAVE, Map.of(Figure.F1, 0.79, Figure.RULES, 3.0));
        ran(DataSet.CAR, Methods.CLEAVE, Map.of(Figure.F1, 0.98, Figure.RULES, 20.0));
        ran(DataSet.BCC, Methods.PAPER, Map.of(Figure.SOFT_F1, 0.7, Figure.DISENTANGLED_F1, 0.71, Figure.RULES, 5.0));
        Plot plot = plots().get(0);
        assertEquals(
                List.of(Methods.CLEAVE.name(), Methods.PAPER.name(), "the paper's rules, as published"),
                plot.series().stream().map(Plot.Series::name).toList());
        assertEquals(
                List.of(new Plot.Point(3, 0.79), new Plot.Point(20, 0.98)),
                plot.series().get(0).points());
        assertEquals(List.of(new Plot.Point(5, 0.71)), plot.series().get(1).points());
        assertEquals(2, plot.series().get(2).points().size());
    }

    @Test
    void nothingIsDrawnOfNothing() {
        ran(DataSet.BCC, Methods.CLEAVE, Map.of(Figure.F1, 0.79));
        assertEquals(List.of(), plots());
    }

    private List<Plot> plots() {
        return new RuleSizePicture(new Results(done), PaperFigures.read()).plots(List.of(DataSet.BCC, DataSet.CAR));
    }

    private void ran(DataSet set, Method contender, Map<Figure, Double> figures) {
        Trial trial = new TableTrial(set, contender, 0, TrialBudget.of(Duration.ofMinutes(1)));
        done.put(trial, new Finished(trial.key(), 0, "", "", "", TrialResult.of(figures, "")));
    }
}

package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.store.TrialStore;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialBudget;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabTest {
    @TempDir
    private Path folder;

    private LabOptions options(boolean quick) {
        return new LabOptions(folder, folder, OptionalInt.empty(), quick, 2);
    }

    @Test
    void monkByTwoContendersMakesATable() {
        TrialBudget limit = TrialBudget.of(Duration.ofMinutes(5));
        List<Trial> trials = List.of(
                new TableTrial(DataSet.MONK, Methods.CLEAVE, 0, limit),
                new TableTrial(DataSet.MONK, Methods.PAPER, 0, limit));
        Map<Trial, Finished> done = new TrialRunner(
                        new DataSetCache(folder), TrialStore.open(folder, ""), (trial, count, total) -> {})
                .run(trials, 1);
        Results results = new Results(done);
        ReportTable grid = new Rankings(results, PaperFigures.read(), "f1", true, 3)
                .grid("table1", "F1", List.of(DataSet.MONK), Methods.standings(false));
        assertEquals(
                List.of("Cleave", "NDNF", "NDNF: ASP"),
                grid.rows().stream().map(ReportTable.Row::name).toList());
        ReportCell ours = grid.rows().get(0).cells().get(0);
        assertEquals(1, ours.measured().orElseThrow().mean());
        assertEquals(0.992, ours.paper().orElseThrow().mean());
        assertEquals("", ours.behind());
        assertEquals(
                0,
                results.drop(DataSet.MONK, Methods.CLEAVE, Figure.SOFT_F1, Figure.F1)
                        .orElseThrow()
                        .mean());
        assertTrue(results.of(DataSet.MONK, Methods.CLEAVE).get(0).verdict().startsWith("Proved"));
    }

    @Test
    void everyTrialHasAFileOfItsOwn() {
        for (boolean quick : new boolean[] {true, false}) {
            List<Trial> trials = new TrialPlan(options(quick)).trials(LabPart.ALL);
            HashSet<String> keys = new HashSet<>();
            trials.forEach(trial -> assertTrue(keys.add(trial.key()), trial.key()));
            keys.forEach(key -> assertTrue(key.matches("[a-z0-9-]+"), key));
        }
    }

    @Test
    void thePartsAreInTheWhole() {
        TrialPlan programme = new TrialPlan(options(false));
        List<Trial> all = programme.trials(LabPart.ALL);
        for (LabPart part : LabPart.values()) {
            assertTrue(all.containsAll(programme.trials(part)), part.key());
        }
        assertEquals(
                16,
                programme.trials(LabPart.TABLE3).stream()
                        .filter(trial -> trial.key().startsWith("monk1-cleave"))
                        .count());
    }

    @Test
    void aQuickRunIsKeptApart() {
        assertEquals(folder.resolve("quick"), options(true).folder());
        assertEquals("cleave lab table1 --quick", options(true).command(LabPart.TABLE1));
    }
}

package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.report.PaperFigures.PaperFigure;
import dev.cleave.lab.trial.DataSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaperFiguresTest {
    private final PaperFigures paper = PaperFigures.read();

    @Test
    void everyDataSetHasTheRowsOfThePaper() {
        for (DataSet set : DataSet.published()) {
            for (String row : List.of("NDNF", "NDNF: ASP", "MLP", "Random Forest", "Decision Tree")) {
                assertTrue(paper.get(row, set, "f1").isPresent(), row + " on " + set);
            }
            for (String figure : List.of("longest", "average", "rules")) {
                assertTrue(paper.get("NDNF: ASP", set, figure).isPresent(), figure + " on " + set);
            }
            assertTrue(paper.get("Thresholding", set, "drop").isPresent());
            assertTrue(paper.get("Disentanglement", set, "drop").isPresent());
        }
        assertEquals(150, paper.size());
    }

    @Test
    void figuresAreThePapers() {
        assertEquals(
                new PaperFigure(0.718, 0.072),
                paper.get("NDNF", DataSet.BCC, "f1").orElseThrow());
        assertEquals(
                new PaperFigure(0.935, 0.005),
                paper.get("NDNF: ASP", DataSet.CAR, "f1").orElseThrow());
        assertEquals(
                new PaperFigure(31394, 257.045),
                paper.get("Decision Tree", DataSet.CDC, "rules").orElseThrow());
        assertTrue(paper.get("OSDT", DataSet.CDC, "f1").isEmpty());
    }
}

package dev.cleave.lab.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.Dataset;
import dev.cleave.lab.rival.Lessons;
import dev.cleave.logic.Atom;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BaselineFeaturesTest {
    private final BaselineTask lesson = Lessons.numbers();
    private final Dataset rows = lesson.train();
    private final BaselineFeatures features = BaselineFeatures.of(lesson.encoding(), rows);

    @Test
    void thresholdsAreNotFeatures() {
        long compared = lesson.encoding().atoms().stream()
                .filter(Atom.Above.class::isInstance)
                .count();
        assertEquals(lesson.encoding().atoms().size() - compared + 1, features.width());
    }

    @Test
    void atomsComeFirst() {
        List<Integer> atoms = lesson.encoding().plainAtoms();
        for (int row = 0; row < rows.rows(); row++) {
            for (int i = 0; i < atoms.size(); i++) {
                assertEquals(rows.inputs().get(row, atoms.get(i)) ? 1 : 0, features.get(row, i));
            }
        }
    }

    @Test
    void numbersAreStandardisedAndMissingOnesTheMean() {
        int last = features.width() - 1;
        assertEquals(0, features.get(0, last));
        double mean = IntStream.range(0, rows.rows())
                .mapToDouble(row -> features.get(row, last))
                .average()
                .orElseThrow();
        assertEquals(0, mean, 1e-5);
    }

    @Test
    void selectedRowsKeepTheirOrder() {
        BaselineFeatures chosen = features.select(Rows.of(7, 3));
        assertEquals(2, chosen.rows());
        assertEquals(features.get(3, features.width() - 1), chosen.get(1, features.width() - 1));
    }
}

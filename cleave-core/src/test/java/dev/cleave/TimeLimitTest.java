package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Where the time is up before anything was trained, rules are still those that labels lead to, and it is said. */
class TimeLimitTest {
    private static final int ROWS = 150;

    @Test
    void classesAreToldApartByLabels() {
        Learned learned = learnWithoutTime(true);
        assertTrue(learned.wasCutShort());
        assertTrue(accuracy(learned, true) > 0.9, () -> "accuracy " + accuracy(learned, true));
    }

    @Test
    void oneOutputIsToldByLabels() {
        Learned learned = learnWithoutTime(false);
        assertTrue(learned.wasCutShort());
        assertTrue(accuracy(learned, false) > 0.9, () -> "accuracy " + accuracy(learned, false));
    }

    private static Learned learnWithoutTime(boolean classes) {
        Budget over = Budget.of(Duration.ofNanos(1));
        LabelledTable data = LabelledTable.of(table(classes), TargetSpec.of("kind"));
        return new Learner().learn(data, new Split(Rows.all(ROWS), Rows.of()), over, TrainingListener.NONE);
    }

    private static double accuracy(Learned learned, boolean classes) {
        return learned.evaluate(table(classes)).rules().accuracy();
    }

    /** Kinds by two numbers. */
    private static Table table(boolean classes) {
        SplittableRandom random = new SplittableRandom(4);
        TableBuilder rows = Table.builder(List.of("length", "width", "kind"));
        for (int i = 0; i < ROWS; i++) {
            int length = random.nextInt(70);
            int width = random.nextInt(30);
            String kind = length < 25 ? "short" : classes && width < 15 ? "narrow" : "wide";
            rows.add(List.of(String.valueOf(length), String.valueOf(width), kind));
        }
        return rows.build();
    }
}

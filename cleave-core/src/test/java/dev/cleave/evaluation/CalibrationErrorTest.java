package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CalibrationErrorTest {
    @Test
    void isTheMeanDistanceOfBins() {
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] probabilities = random.doubles(50).toArray();
            boolean[] isRight = new boolean[50];
            for (int i = 0; i < 50; i++) {
                isRight[i] = random.nextBoolean();
            }
            double expected = 0;
            for (int bin = 0; bin < 10; bin++) {
                double distance = 0;
                for (int i = 0; i < 50; i++) {
                    boolean isIn = probabilities[i] >= bin / 10.0 && probabilities[i] < (bin + 1) / 10.0;
                    distance += isIn ? probabilities[i] - (isRight[i] ? 1 : 0) : 0;
                }
                expected += Math.abs(distance) / 50;
            }
            assertEquals(expected, CalibrationError.of(probabilities, isRight), 1e-12, "seed " + seed);
        }
        assertEquals(0, CalibrationError.of(new double[] {1, 1}, new boolean[] {true, true}));
        assertEquals(0, CalibrationError.of(new double[0], new boolean[0]));
    }

    @Test
    void whatACalibrationWasFittedToItIsNearTo() {
        Target target = new Target(List.of(new Label("y", "yes", List.of("no"))));
        List<HeldOutAnswer> answers = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            answers.add(new HeldOutAnswer(i % 2, 0, i % 5 == 0 ? 1 - i % 2 : i % 2, 1));
        }
        Calibration fitted = Calibration.fit(target, DecisionThreshold.even(), List.of(answers));
        assertEquals(0, CalibrationError.of(fitted, List.of(answers)), 0.01);
        Calibration unknown = Calibration.unknown(target, DecisionThreshold.even());
        assertEquals(0.3, CalibrationError.of(unknown, List.of(answers)), 0.01);
    }
}

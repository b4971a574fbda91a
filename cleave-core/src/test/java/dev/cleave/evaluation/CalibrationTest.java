package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.RuleAnswers.Said;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalibrationTest {
    private static final Target LABEL = new Target(List.of(new Label("y", "yes", List.of("no"))));
    private static final int RUNS = 100;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void probabilitiesAgreeWithWhatIsSaid(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int run = 0; run < RUNS; run++) {
            Target target = target(random);
            DecisionThreshold decision =
                    new DecisionThreshold(target.exclusive() ? 0.5 : random.nextDouble(0.01, 0.99));
            Calibration calibration = Calibration.fit(target, decision, held(target, random));
            String message = "seed " + seed + ", run " + run;
            for (int question = 0; question < Calibration.questions(target); question++) {
                requireAgreement(calibration, question, target, decision, message);
            }
        }
    }

    private static void requireAgreement(
            Calibration calibration, int question, Target target, DecisionThreshold decision, String message) {
        int answers = target.exclusive() ? target.outputs() : 2;
        for (int said = 0; said < answers; said++) {
            double before = 0;
            for (double strength = 0; strength < 6; strength += 0.25) {
                double[] all = calibration.probabilities(question, new Said(said, strength));
                assertEquals(1, Arrays.stream(all).sum(), 1e-9, message);
                assertTrue(Arrays.stream(all).allMatch(p -> p >= 0 && p <= 1), message + Arrays.toString(all));
                assertTrue(all[said] >= before, message + ": weaker though stronger");
                before = all[said];
                if (target.exclusive()) {
                    int own = said;
                    assertTrue(
                            IntStream.range(0, answers).allMatch(other -> other == own || all[other] < all[own]),
                            message + ": said " + said + " of " + Arrays.toString(all));
                } else {
                    assertEquals(said == 1, all[1] > decision.probability(), message + Arrays.toString(all));
                }
            }
        }
    }

    @Test
    void evenDecisionsArePositiveFromOneHalfOn() {
        Calibration calibration = Calibration.fit(
                LABEL,
                DecisionThreshold.even(),
                List.of(List.of(new HeldOutAnswer(1, 1, 0, 9), new HeldOutAnswer(0, 0, 1, 9))));
        assertTrue(calibration.probabilities(0, new Said(1, 1))[1] >= 0.5);
        assertTrue(calibration.probabilities(0, new Said(0, 0))[1] < 0.5);
    }

    @Test
    void manyRowsGiveTheirOwnFrequency() {
        List<HeldOutAnswer> held = List.of(
                new HeldOutAnswer(1, 1, 1, 7000),
                new HeldOutAnswer(1, 1, 0, 3000),
                new HeldOutAnswer(1, 2, 1, 9000),
                new HeldOutAnswer(1, 2, 0, 1000),
                new HeldOutAnswer(0, 0, 0, 8000),
                new HeldOutAnswer(0, 0, 1, 2000));
        Calibration calibration = Calibration.fit(LABEL, DecisionThreshold.even(), List.of(held));
        assertEquals(0.7, calibration.probabilities(0, new Said(1, 1))[1], 1e-3);
        assertEquals(0.9, calibration.probabilities(0, new Said(1, 2))[1], 1e-3);
        assertEquals(0.9, calibration.probabilities(0, new Said(1, 9))[1], 1e-3);
        assertEquals(0.2, calibration.probabilities(0, new Said(0, 0))[1], 1e-3);
    }

    @Test
    void noRowIsCertain() {
        List<HeldOutAnswer> held = Collections.nCopies(8, new HeldOutAnswer(1, 1, 1, 1));
        double sure =
                Calibration.fit(LABEL, DecisionThreshold.even(), List.of(held)).probabilities(0, new Said(1, 1))[1];
        assertTrue(sure > 0.9 && sure < 1, "probability " + sure);
    }

    @Test
    void classesThatAreMistakenShareTheRest() {
        Target target = Target.classes("k", List.of("a", "b", "c"));
        List<HeldOutAnswer> held = List.of(
                new HeldOutAnswer(0, 1, 0, 600), new HeldOutAnswer(0, 1, 1, 300), new HeldOutAnswer(0, 1, 2, 100));
        Calibration calibration = Calibration.fit(target, DecisionThreshold.even(), List.of(held));
        assertArrayEquals(new double[] {0.6, 0.3, 0.1}, calibration.probabilities(0, new Said(0, 1)), 5e-3);
    }

    @Test
    void countsAloneAreAnswersWithoutStrength() {
        Confusion counts = new Confusion(30, 10, 5, 55);
        Calibration fitted = Calibration.fit(
                LABEL,
                DecisionThreshold.even(),
                List.of(List.of(
                        new HeldOutAnswer(1, 0, 1, 30),
                        new HeldOutAnswer(1, 0, 0, 10),
                        new HeldOutAnswer(0, 0, 1, 5),
                        new HeldOutAnswer(0, 0, 0, 55))));
        assertEquals(fitted, Calibration.of(LABEL, DecisionThreshold.even(), List.of(counts)));
    }

    @Test
    void itIsAboutItsOwnLabels() {
        Calibration calibration = Calibration.unknown(LABEL, DecisionThreshold.even());
        calibration.require(LABEL);
        assertThrows(
                IllegalArgumentException.class, () -> calibration.require(Target.classes("k", List.of("a", "b", "c"))));
    }

    private static Target target(SplittableRandom random) {
        if (random.nextBoolean()) {
            return Target.classes(
                    "k",
                    Stream.of("a", "b", "c", "d", "e")
                            .limit(2 + random.nextInt(4))
                            .toList());
        }
        return random.nextBoolean()
                ? LABEL
                : new Target(List.of(new Label("y", "1", List.of("0")), new Label("z", "1", List.of("0"))));
    }

    private static List<List<HeldOutAnswer>> held(Target target, SplittableRandom random) {
        int answers = target.exclusive() ? target.outputs() : 2;
        double accuracy = random.nextDouble();
        List<List<HeldOutAnswer>> all = new ArrayList<>();
        for (int question = 0; question < Calibration.questions(target); question++) {
            all.add(IntStream.range(0, random.nextInt(40))
                    .mapToObj(row -> {
                        int said = random.nextInt(answers);
                        int truth = random.nextDouble() < accuracy ? said : random.nextInt(answers);
                        double strength = random.nextBoolean() ? random.nextInt(4) : random.nextDouble(4);
                        return new HeldOutAnswer(said, strength, truth, random.nextInt(3));
                    })
                    .toList());
        }
        return all;
    }
}

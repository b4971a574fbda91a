package dev.cleave.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Scores;
import dev.cleave.examples.Networks;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.reading.TernaryRules;
import dev.cleave.rules.split.Shortage;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TranslationTest {
    interface Translator {
        Translation translate(SoftNetwork network, Dataset data, Budget budget);
    }

    static Stream<Translator> translators() {
        return Stream.of(Thresholding::translate, Disentanglement.defaults()::translate);
    }

    @ParameterizedTest
    @MethodSource("translators")
    void rulesAnswerLikeTheDiscreteNetworkOnEveryAssignment(Translator translator) {
        for (int seed = 0; seed < 150; seed++) {
            Random sizes = new Random(seed);
            Networks networks = new Networks(seed);
            SoftNetwork soft =
                    SoftNetwork.of(networks.network(1 + sizes.nextInt(6), 1 + sizes.nextInt(6), 1 + sizes.nextInt(3)));
            Dataset data = networks.data(soft, 1 + sizes.nextInt(60), .1);
            SoftNetwork pruned =
                    PaperPruning.prune(soft, data, Budget.unlimited()).network();
            for (SoftNetwork network : List.of(soft, pruned)) {
                checkSame(translated(translator, network, data));
            }
        }
    }

    private static Translation.Translated translated(Translator translator, SoftNetwork network, Dataset data) {
        return (Translation.Translated) translator.translate(network, data, Budget.unlimited());
    }

    private static void checkSame(Translation.Translated translated) {
        BitMatrix inputs = everyAssignment(translated.rules().atoms());
        BitMatrix answers = translated.network().predict(inputs);
        for (int line = 0; line < inputs.rows(); line++) {
            BitSet expected = new BitSet();
            for (int output = 0; output < answers.columns(); output++) {
                expected.set(output, answers.get(line, output));
            }
            assertEquals(expected, translated.rules().answer(BitSet.valueOf(new long[] {line})));
        }
    }

    private static BitMatrix everyAssignment(int atoms) {
        BitMatrix.Builder builder = new BitMatrix.Builder(1 << atoms, atoms);
        for (int line = 0; line < 1 << atoms; line++) {
            for (int i = 0; i < atoms; i++) {
                if ((line >>> i & 1) == 1) {
                    builder.set(line, i);
                }
            }
        }
        return builder.build();
    }

    /** Where the disjunctions are plain ones over -1 and 1, the paper's way loses nothing. */
    @Test
    void entangledConjunctionsUnderPlainDisjunctionsLoseNothing() {
        Random random = new Random(7);
        for (int run = 0; run < 100; run++) {
            float[] w = new float[3 * 5];
            float[] v = new float[2 * 3];
            for (int i = 0; i < w.length; i++) {
                w[i] = random.nextInt(13) - 6;
            }
            for (int i = 0; i < v.length; i++) {
                v[i] = 6 * (random.nextInt(3) - 1);
            }
            for (int k = 0; k < 3; k++) {
                w[k * 5] = 6;
            }
            HardNetwork network = Networks.network(w, v, 5, 2);
            BitMatrix inputs = everyAssignment(5);
            Dataset data = new Dataset(inputs, network.predict(inputs));
            Translation.Translated translated =
                    translated(Disentanglement.defaults()::translate, SoftNetwork.of(network), data);
            assertEquals(
                    32,
                    Scores.of(translated.network().predict(inputs), data.targets())
                            .exact());
        }
    }

    @Test
    void thresholdingKeepsTheBestThreshold() {
        SoftNetwork network =
                SoftNetwork.of(Networks.network(new float[] {5, .3f, 4, -.2f}, new float[] {3, .1f}, 2, 1));
        Dataset data = new Dataset(
                everyAssignment(2),
                Networks.network(new float[] {6, 0}, new float[] {6}, 2, 1).predict(everyAssignment(2)));
        Translation.Translated translated = translated(Thresholding::translate, network, data);
        assertEquals(RuleSet.plain(2, List.of(Definition.of(List.of(Rule.all(Literal.of(0)))))), translated.rules());
        assertEquals(1, translated.network().conjunctions().nodes());
    }

    @Test
    void negatedConjunctionIsAnAuxiliary() {
        HardNetwork network = Networks.network(new float[] {6, -6, 0, 6}, new float[] {-6, 6}, 2, 1);
        RuleSet expected = new RuleSet(
                2,
                List.of(Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(1))))),
                List.of(Definition.of(List.of(Rule.all(Literal.not(2)), Rule.all(Literal.of(1))))));
        assertEquals(expected, TernaryRules.of(network));
    }

    @Test
    void networkOfSeveralMagnitudesIsNoProgram() {
        HardNetwork entangled = Networks.network(new float[] {6, 3}, new float[] {6}, 2, 1);
        assertThrows(IllegalArgumentException.class, () -> TernaryRules.of(entangled));
    }

    @Test
    void shortageIsSaid() {
        HardNetwork hard = Networks.network(new float[] {-6, -2, -2, 2, -6}, new float[] {6}, 5, 1);
        Dataset data = new Dataset(everyAssignment(5), hard.predict(everyAssignment(5)));
        SoftNetwork network = SoftNetwork.of(hard);
        assertEquals(
                new Translation.Unfinished(Shortage.RULES),
                new Disentanglement(2).translate(network, data, Budget.unlimited()));
        assertTrue(
                new Disentanglement(3).translate(network, data, Budget.unlimited()) instanceof Translation.Translated);
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertEquals(new Translation.Unfinished(Shortage.TIME), Thresholding.translate(network, data, spent));
        assertThrows(IllegalArgumentException.class, () -> new Disentanglement(0));
    }
}

package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.RowPart;
import dev.cleave.io.FrontierEntry;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules of every size in a model, and the choice among them. */
class FrontierTest {
    @TempDir
    private Path folder;

    private interface Truth {
        String of(double x, double z, boolean red, SplittableRandom random);
    }

    private static Table table(int rows, Truth truth) {
        SplittableRandom random = new SplittableRandom(11);
        TableBuilder table = Table.builder(List.of("x", "z", "colour", "y"));
        for (int i = 0; i < rows; i++) {
            double x = random.nextInt(100) / 10.0;
            double z = random.nextInt(100) / 10.0;
            boolean red = random.nextBoolean();
            table.add(List.of("" + x, "" + z, red ? "red" : "blue", truth.of(x, z, red, random)));
        }
        return table.build();
    }

    /** A slope that no single rule is. */
    private static String slope(double x, double z, boolean red, SplittableRandom random) {
        return x + z + (red ? 2 : 0) + random.nextInt(3) > 11 ? "yes" : "no";
    }

    private static Learned learned(Table table, Preference preference) {
        LearnOptions options = LearnOptions.defaults().withThreads(2);
        return new Learner(options.withForm(options.form().withPreference(preference))).learn(table, "y");
    }

    @Test
    void sizesAscendAndAnyMayBeChosen() {
        Learned learned = learned(table(240, FrontierTest::slope), Preference.BALANCED);
        List<FrontierEntry> frontier = learned.frontier();
        assertTrue(frontier.size() > 2, () -> frontier.size() + " sizes");
        assertTrue(frontier.stream().anyMatch(entry -> entry.rules().equals(learned.rules())));
        for (FrontierEntry entry : frontier) {
            Learned other = learned.choose(entry, Budget.unlimited());
            assertEquals(entry.rules(), other.rules());
            assertInstanceOf(Verdict.Equivalent.class, other.model().proof().verdict());
            assertEquals(
                    entry.stage().weightedOn(RowPart.TRAIN).orElseThrow(),
                    other.evaluate(table(240, FrontierTest::slope)).counted().get("rules"));
            assertTrue(entry.score().lower() <= entry.score().accuracy());
            Path file = folder.resolve("m.cleave");
            other.save(file);
            assertEquals(other.model(), Learned.load(file).model());
        }
    }

    @Test
    void readableRulesAreFew() {
        Learned learned = learned(table(240, FrontierTest::slope), Preference.READABLE);
        int rules = learned.model()
                .ledger()
                .stages()
                .get(learned.model().ledger().stages().size() - 1)
                .size()
                .rules();
        assertTrue(rules <= Preference.FEW_RULES, () -> rules + " rules");
    }

    /** Nothing has to do with the labels, so that there is no rule. */
    @Test
    void noiseHasNoRule() {
        Learned learned =
                learned(table(200, (x, z, red, random) -> random.nextBoolean() ? "yes" : "no"), Preference.ACCURATE);
        assertTrue(
                learned.rules().auxiliaries().isEmpty(),
                () -> learned.ruleLines().toString());
        Learned classes = learned(table(200, (x, z, red, random) -> "k" + random.nextInt(3)), Preference.ACCURATE);
        assertEquals(0, classes.frontier().get(0).size());
        assertEquals(1, classes.frontier().size());
    }

    /** A truth that plain rules are is not written as points. */
    @Test
    void plainRulesStayPlain() {
        Learned learned = learned(
                table(300, (x, z, red, random) -> x > 3.05 && red || z > 7.05 ? "yes" : "no"), Preference.BALANCED);
        assertEquals(
                2,
                learned.rules().heads().get(0).rules().size(),
                () -> learned.ruleLines().toString());
        assertTrue(learned.rules().auxiliaries().isEmpty());
    }
}

package dev.cleave.interchange.problog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.ClassHead;
import dev.cleave.Extract;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.examples.PrintedRules;
import dev.cleave.io.Model;
import dev.cleave.io.text.PointsText;
import dev.cleave.io.text.PossibleCombinations;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What is printed decides as what is applied, on every row that there can be. */
@Tag("slow")
class PrintedRulesTest {
    private static final List<String> VALUES = List.of("a", "b", "c", "d");

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            mode = Mode.EXCLUDE,
            names = {"DISENTANGLE", "THRESHOLD"})
    void pointsOfClasses(Extract extract) {
        for (long seed = 0; seed < 2; seed++) {
            for (ClassHead head : List.of(ClassHead.MUTEX, ClassHead.EXACTLY_ONE)) {
                LearnOptions options =
                        LearnOptions.defaults().withExtract(extract).withHead(head);
                Learned learned = new Learner(options.withSeed(seed)).learn(table(seed, 4), "kind");
                assertPrintedIsApplied(learned, extract + ", " + head + ", seed " + seed);
                if (seed == 0) {
                    assertEngineSaysTheLabel(learned, extract + ", " + head);
                }
            }
        }
    }

    private static void assertEngineSaysTheLabel(Learned learned, String what) {
        Model model = learned.model();
        Vocabulary words = Vocabulary.of(model.encoding());
        int conjunctions = model.proved().conjunctions().nodes();
        ConjunctionCombinations all = PossibleCombinations.of(
                        model.rules(), conjunctions, model.encoding().domain())
                .orElseThrow();
        ProbLogEngine engine = new ProbLogEngine(ProbLogText.of(model.proved(), model.rules(), words, all), words);
        model.encoding()
                .domain()
                .forEach(row -> assertEquals(model.rules().answer(row), engine.most(row), () -> what + ", " + row));
    }

    @ParameterizedTest
    @EnumSource(Extract.class)
    void rulesOfOneLabel(Extract extract) {
        for (long seed = 0; seed < 2; seed++) {
            Learned learned = new Learner(
                            LearnOptions.defaults().withExtract(extract).withSeed(seed))
                    .learn(table(seed, 2), "kind");
            String positive = learned.encoding().target().labels().get(0).positive();
            for (Map<String, String> row : rows()) {
                Set<String> holding = PrintedRules.holding(learned.ruleLines(), row);
                assertEquals(
                        learned.labels(row).get("kind").equals(positive),
                        holding.contains("kind = " + positive),
                        extract + ", seed " + seed + ", " + row + learned.ruleLines());
            }
        }
    }

    private static void assertPrintedIsApplied(Learned learned, String what) {
        Model model = learned.model();
        Vocabulary words = Vocabulary.of(model.encoding());
        List<String> lines = PointsText.lines(
                model.proved(), model.rules(), words, model.encoding().domain());
        for (Map<String, String> row : rows()) {
            assertEquals(
                    learned.labels(row).get("kind"),
                    PrintedRules.most(lines, row),
                    () -> what + ", " + row + "\n" + String.join("\n", lines));
        }
    }

    @Test
    void everyRowIsAsked() {
        assertEquals(16, Set.copyOf(rows()).size());
    }

    private static List<Map<String, String>> rows() {
        List<Map<String, String>> rows = new ArrayList<>();
        VALUES.forEach(x -> VALUES.forEach(y -> rows.add(Map.of("x", x, "y", y))));
        return rows;
    }

    /** By chance or, with odd seeds, of x alone, so that rules and trained networks are often the same function. */
    private static Table table(long seed, int classes) {
        SplittableRandom random = new SplittableRandom(seed);
        TableBuilder table = Table.builder(List.of("x", "y", "kind"));
        for (int i = 0; i < 20 + random.nextInt(30); i++) {
            int chance = i < classes ? i : random.nextInt(classes);
            int kind = seed % 2 == 0 ? chance : i % 4 % classes;
            table.add(VALUES.get(i % 4), VALUES.get(random.nextInt(4)), "k" + kind);
        }
        return table.build();
    }
}

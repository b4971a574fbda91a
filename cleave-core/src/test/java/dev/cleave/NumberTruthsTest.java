package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.logic.Atom;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables with numbers that were made from a known truth. */
@Tag("slow")
class NumberTruthsTest {
    private static final int ROWS = 1_500;
    private static final double GOOD = 0.995;

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void twoRulesOverNumbersNamesAndGaps(long seed) {
        Learned learned = learn(numbersNamesAndGaps(seed), seed);
        assertTrue(test(learned) >= GOOD, () -> test(learned) + " " + learned.ruleLines());
        assertEquals(2, learned.rules().rules(), () -> learned.ruleLines().toString());
        assertCut(learned, "age", 41.5, 0.8);
        assertCut(learned, "dose", 7, 0.2);
        assertProved(learned);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void aRuleListOfFourClasses(long seed) {
        Learned learned = learn(fourClasses(seed), seed);
        assertTrue(test(learned) >= GOOD, () -> test(learned) + " " + learned.ruleLines());
        assertEquals(3, conjunctions(learned), () -> "one a rule of the list: " + learned.ruleLines());
        assertAllCuts(learned, "x", 30);
        assertAllCuts(learned, "y", 5);
        assertTrue(soft(learned) <= test(learned), () -> soft(learned) + " falls to " + test(learned));
        assertProved(learned);
    }

    /** (age > 41.5 and colour = red) or dose > 7; a tenth of the numbers is missing, and then not above anything. */
    private static Table numbersNamesAndGaps(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TableBuilder table = Table.builder(List.of("age", "colour", "dose", "noise", "ill"));
        for (int i = 0; i < ROWS; i++) {
            double age = 20 + 80 * random.nextDouble();
            double dose = 10 * random.nextDouble();
            String colour = List.of("red", "green", "blue").get(random.nextInt(3));
            boolean noAge = random.nextInt(10) == 0;
            boolean noDose = random.nextInt(10) == 0;
            boolean ill = !noAge && age > 41.5 && colour.equals("red") || !noDose && dose > 7;
            table.add(
                    noAge ? "" : text(age),
                    colour,
                    noDose ? "" : text(dose),
                    text(random.nextDouble()),
                    ill ? "yes" : "no");
        }
        return table.build();
    }

    /** x > 30: a; else y > 5 and k = 1: b; else y > 5: c; else d. */
    private static Table fourClasses(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TableBuilder table = Table.builder(List.of("x", "y", "k", "class"));
        for (int i = 0; i < ROWS; i++) {
            double x = 100 * random.nextDouble();
            double y = 10 * random.nextDouble();
            boolean k = random.nextBoolean();
            String later = y > 5 ? k ? "b" : "c" : "d";
            table.add(text(x), text(y), k ? "1" : "0", x > 30 ? "a" : later);
        }
        return table.build();
    }

    private static String text(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }

    private static Learned learn(Table table, long seed) {
        LabelledTable data = LabelledTable.of(
                table, TargetSpec.of(table.header().get(table.header().size() - 1)));
        return new Learner(LearnOptions.defaults().withSeed(seed))
                .learn(data, data.splits().holdOut(0.2, seed));
    }

    /** Those that the classes' rules are about; the default of a list needs none. */
    private static long conjunctions(Learned learned) {
        return learned.rules().auxiliaries().stream()
                .filter(auxiliary -> !auxiliary.rules().isEmpty())
                .count();
    }

    private static double test(Learned learned) {
        List<Stage> stages = learned.model().ledger().stages();
        return test(learned, stages.get(stages.size() - 1));
    }

    private static double soft(Learned learned) {
        return test(learned, learned.model().ledger().stages().get(0));
    }

    private static double test(Learned learned, Stage stage) {
        return learned.model().ledger().task().f1(stage.scores().get(RowPart.TEST));
    }

    private static List<Double> cuts(Learned learned, String column) {
        RuleSet rules = learned.rules();
        return Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .flatMap(definition -> definition.rules().stream())
                .flatMap(rule -> rule.literals().stream())
                .filter(literal -> literal.atom() < rules.atoms())
                .map(literal -> learned.encoding().atoms().get(literal.atom()))
                .distinct()
                .filter(atom ->
                        atom instanceof Atom.Above above && above.column().equals(column))
                .map(atom -> ((Atom.Above) atom).threshold())
                .toList();
    }

    /** Within one in a hundred. */
    private static void assertAllCuts(Learned learned, String column, double wanted) {
        List<Double> cuts = cuts(learned, column);
        assertTrue(
                cuts.stream().allMatch(cut -> Math.abs(cut - wanted) <= wanted / 100),
                () -> column + " is cut at " + cuts);
    }

    private static void assertCut(Learned learned, String column, double wanted, double off) {
        List<Double> cuts = cuts(learned, column);
        assertTrue(cuts.stream().anyMatch(cut -> Math.abs(cut - wanted) <= off), () -> column + " is cut at " + cuts);
    }

    private static void assertProved(Learned learned) {
        Verdict verdict = learned.verify();
        assertInstanceOf(Verdict.Equivalent.class, verdict);
        assertInstanceOf(Scope.EveryValidInput.class, verdict.scope());
    }
}

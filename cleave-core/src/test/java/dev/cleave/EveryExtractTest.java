package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.Head;
import dev.cleave.network.MutexHead;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Verdict;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Whatever way rules are got, they are the network that the proof speaks of, on every input and on every row. */
@Tag("slow")
class EveryExtractTest {
    private static final int ROWS = 160;
    private static final LearnOptions OPTIONS = LearnOptions.defaults();
    private static final int FEW_ROWS = 60; // networks that invent take longer

    @ParameterizedTest
    @EnumSource(Extract.class)
    void atomsAlone(Extract extract) {
        assertFaithful(learn(table(false, false), extract), table(false, false));
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            mode = Mode.EXCLUDE,
            names = {"DISENTANGLE", "THRESHOLD"})
    void numbers(Extract extract) {
        assertFaithful(learn(table(true, false), extract), table(true, false));
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            mode = Mode.EXCLUDE,
            names = {"DISENTANGLE", "THRESHOLD"})
    void numbersAndClasses(Extract extract) {
        assertFaithful(learn(table(true, true), extract), table(true, true));
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            mode = Mode.EXCLUDE,
            names = {"DISENTANGLE", "THRESHOLD"})
    void inventedPredicates(Extract extract) {
        boolean classes = extract != Extract.SEARCH; // of heads too: the search alone is another for them
        Table table = table(FEW_ROWS, true, classes);
        Learned learned = new Learner(OPTIONS.withPredicates(PredicateKind.MLP).withExtract(extract)).learn(table, "y");
        assertFaithful(learned, table);
        assertEquals("p_1", learned.encoding().atoms().get(0).toString());
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            names = {"EXACT", "REFIT"})
    void inventedPredicatesOfAtomsAlone(Extract extract) {
        Table table = table(FEW_ROWS, false, false);
        assertFaithful(
                new Learner(OPTIONS.withPredicates(PredicateKind.MLP).withExtract(extract)).learn(table, "y"), table);
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            names = {"DISENTANGLE", "THRESHOLD"})
    void thePapersOwnAreRefusedForNumbers(Extract extract) {
        assertThrows(InputException.class, () -> learn(table(true, false), extract));
    }

    @Test
    void networksHaveTheHeadThatIsTold() {
        assertInstanceOf(MutexHead.class, head(ClassHead.MUTEX));
        assertInstanceOf(ExactlyOneHead.class, head(ClassHead.EXACTLY_ONE));
    }

    private static Head head(ClassHead told) {
        Table table = table(true, true);
        Learned learned = new Learner(LearnOptions.defaults().withHead(told)).learn(table, "y");
        assertFaithful(learned, table);
        return learned.model().soft().head();
    }

    @ParameterizedTest
    @CsvSource({"false, false", "true, false", "true, true"})
    void labelsAloneGiveRulesToo(boolean numbers, boolean classes) {
        LabelledTable data = LabelledTable.of(table(numbers, classes), TargetSpec.of("y"));
        Split split = data.splits().holdOut(0.3, 1);
        Ledger ledger = new Learner(OPTIONS)
                .learnFromLabels(data, split, Budget.unlimited())
                .ledger();
        assertEquals(1, ledger.stages().size());
        assertTrue(ledger.f1(ledger.stages().get(0), RowPart.TEST).orElseThrow() > 0.9, ledger::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "AUTO, soft hard rules",
        "SEARCH, soft hard rules",
        "EXACT, soft hard pruned rules",
        "TERNARY, soft hard pruned rules",
        "REFIT, soft hard rules",
        "DISENTANGLE, soft pruned rules",
        "THRESHOLD, soft pruned rules"
    })
    void theLedgerHasTheStagesThatTheRulesCameThrough(Extract extract, String stages) {
        Ledger ledger = learn(table(false, false), extract).model().ledger();
        assertEquals(
                List.of(stages.split(" ")),
                ledger.stages().stream().map(Stage::name).toList());
    }

    /** What is read exactly answers as what was read. */
    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            names = {"EXACT", "TERNARY"})
    void theNetworkThatWasReadIsTheOneInTheLedger(Extract extract) {
        List<Stage> stages = learn(table(true, false), extract).model().ledger().stages();
        assertEquals(
                List.of("pruned", "rules"),
                List.of(stages.get(2).name(), stages.get(3).name()));
        assertEquals(stages.get(3).scores(), stages.get(2).scores());
    }

    private static void assertFaithful(Learned learned, Table table) {
        assertInstanceOf(Verdict.Equivalent.class, learned.verify());
        BitMatrix atoms = learned.encoding().inputs(table).inputs();
        assertEquals(
                learned.model().proved().predict(atoms),
                BitMatrix.ofColumns(learned.rules().answer(atoms.transposed())),
                "rules and network");
    }

    private static Learned learn(Table table, Extract extract) {
        return new Learner(OPTIONS.withExtract(extract)).learn(table, "y");
    }

    private static Table table(boolean numbers, boolean classes) {
        return table(ROWS, numbers, classes);
    }

    /** a and (b or x > 3); with classes one more for x > 8. */
    private static Table table(int rows, boolean numbers, boolean classes) {
        SplittableRandom random = new SplittableRandom(7);
        TableBuilder table = Table.builder(List.of("a", "b", "x", "y"));
        for (int i = 0; i < rows; i++) {
            boolean a = random.nextBoolean();
            boolean b = random.nextBoolean();
            double x = numbers ? 10 * random.nextDouble() : random.nextInt(2) * 10;
            String y = classes && x > 8 ? "most" : a && (b || x > 3) ? "some" : "none";
            table.add(a ? "yes" : "no", b ? "yes" : "no", Double.toString(x), y);
        }
        return table.build();
    }
}

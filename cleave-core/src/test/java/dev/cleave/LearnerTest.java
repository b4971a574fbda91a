package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Transitions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.logic.Rule;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From nine tenths of a network's transitions to the network itself. */
@Tag("slow")
class LearnerTest {
    private static final ExampleNetwork KNOWN = ExampleNetwork.MAM;

    @Test
    void thePublishedNetworkComesBack() {
        Learned learned = learn(LearnOptions.defaults());
        assertEquals(1, testF1(learned));
        assertInstanceOf(Verdict.Equivalent.class, againstTheTruth(learned));
    }

    @Test
    void plainRulesHaveNoAtLeastRule() {
        Learned learned = learn(LearnOptions.defaults().withPlain(true));
        assertTrue(learned.rules().heads().stream()
                .flatMap(head -> head.rules().stream())
                .allMatch(rule -> rule instanceof Rule.All));
        assertEquals(22, learned.rules().rules());
    }

    @Test
    void negatedHeadsSayTheSameInFewerSymbols() {
        Learned plain = learn(LearnOptions.defaults().withPlain(true));
        Learned learned = learn(LearnOptions.defaults().withPlain(true).withNegate(true));
        assertTrue(learned.rules().heads().stream().anyMatch(head -> head.negated()));
        assertTrue(symbols(learned) < symbols(plain));
        assertInstanceOf(Verdict.Equivalent.class, againstTheTruth(learned));
        assertInstanceOf(Verdict.Equivalent.class, learned.verify());
    }

    @ParameterizedTest
    @EnumSource(Extract.class)
    void rulesAreProvedToBeTheNetworkTheyWereReadFrom(Extract extract) {
        Learned learned = learn(LearnOptions.defaults().withExtract(extract));
        Verdict verdict = learned.model().proof().verdict();
        assertInstanceOf(Verdict.Equivalent.class, verdict);
        assertInstanceOf(Scope.EveryValidInput.class, verdict.scope());
        assertInstanceOf(Verdict.Equivalent.class, learned.verify());
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            names = {"AUTO", "SEARCH", "EXACT"})
    void dontCaresAreNamedInTheScope(Extract extract) {
        Learned learned = onFewRows(LearnOptions.defaults().withExtract(extract).withDontCares(true));
        Verdict verdict = learned.model().proof().verdict();
        assertInstanceOf(Verdict.Equivalent.class, verdict);
        boolean everywhere = new Verifier(learned.encoding().domain(), Budget.unlimited())
                        .compare(
                                Behaviour.of(learned.rules()),
                                Behaviour.of(learned.model().proved()))
                instanceof Verdict.Equivalent;
        assertEquals(everywhere, verdict.scope() instanceof Scope.EveryValidInput);
        assertEquals(verdict, learned.verify());
    }

    @Test
    void networkReadOnRowsAloneIsNotClaimedEverywhere() {
        LearnOptions exact = LearnOptions.defaults().withExtract(Extract.EXACT);
        Learned whole = onFewRows(exact);
        Learned free = onFewRows(exact.withDontCares(true));
        assertTrue(symbols(free) < symbols(whole));
        assertInstanceOf(Scope.SeenRows.class, free.model().proof().verdict().scope());
    }

    @Test
    void thereAreNoMoreRulesThanThereMayBe() {
        for (Extract extract : new Extract[] {Extract.AUTO, Extract.SEARCH}) {
            LearnOptions options = LearnOptions.defaults().withExtract(extract);
            for (int most : new int[] {1, 12}) {
                Learned learned = learn(options.withMostRules(most).withPlain(most == 12));
                assertTrue(learned.rules().rules() <= most, () -> "found " + learned.ruleLines());
                assertInstanceOf(Verdict.Equivalent.class, learned.verify());
            }
        }
    }

    private static Learned onFewRows(LearnOptions options) {
        LabelledTable data = LabelledTable.of(Transitions.all(KNOWN.load()).table(), TargetSpec.of("*_next"));
        Split split = Splits.of(data.targets()).holdOut(0.9, 5);
        return new Learner(options.withSeed(5)).learn(data, split);
    }

    private static Learned learn(LearnOptions options) {
        LabelledTable data = LabelledTable.of(Transitions.all(KNOWN.load()).table(), TargetSpec.of("*_next"));
        Split split = Splits.of(data.targets()).holdOut(0.1, 5);
        return new Learner(options.withSeed(5)).learn(data, split);
    }

    private static int symbols(Learned learned) {
        return learned.rules().rules() + learned.rules().literals();
    }

    private static double testF1(Learned learned) {
        Ledger ledger = learned.model().ledger();
        Stage last = ledger.stages().get(ledger.stages().size() - 1);
        return ledger.f1(last, RowPart.TEST).orElseThrow();
    }

    private static Verdict againstTheTruth(Learned learned) {
        return new Verifier(learned.encoding().domain(), Budget.unlimited())
                .compare(Behaviour.of(learned.rules()), Behaviour.of(KNOWN.load()));
    }
}

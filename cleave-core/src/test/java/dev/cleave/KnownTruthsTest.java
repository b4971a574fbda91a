package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From rows alone the rules that made them come back, on every input and in no more rules. */
class KnownTruthsTest {
    static Stream<MadeTable> tables() {
        return MadeTables.all(1);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theRulesThatMadeTheRowsComeBack(MadeTable made) {
        MadeTable.Task task = made.task();
        Learned learned = new Learner(LearnOptions.defaults().withSeed(made.seed())).learn(task.data(), task.split());
        RuleSet truth = made.truth(learned.encoding().atoms());
        Verifier verifier = new Verifier(learned.encoding().domain(), Budget.unlimited());
        assertInstanceOf(
                Verdict.Equivalent.class,
                verifier.compare(Behaviour.of(learned.rules()), Behaviour.of(truth)),
                () -> "found " + learned.rules());
        assertTrue(learned.rules().rules() <= truth.rules(), () -> "found " + learned.rules());
    }
}

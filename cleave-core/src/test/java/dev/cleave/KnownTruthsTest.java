package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * From rows alone the rules that made them come back, on every input and in no more rules. {@code -Dcleave.seeds=3} makes three
 * tables of each kind.
 */
@Tag("slow")
class KnownTruthsTest {
    static Stream<MadeTable> tables() {
        return LongStream.rangeClosed(1, Long.getLong("cleave.seeds", 1))
                .boxed()
                .flatMap(MadeTables::all);
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

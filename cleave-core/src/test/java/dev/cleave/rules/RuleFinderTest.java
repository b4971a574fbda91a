package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.examples.Networks;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.Candidate.Origin;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleFinderTest {
    private static final int ATOMS = 5;
    private static final Domain DOMAIN = Domain.free(ATOMS);

    /** Labels alone: what the rules are that made them is said by some candidate. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void labelsThatRulesMadeAreSaidWithoutAnError(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Definition truth = Definition.of(RandomHeads.bodies(random, 1 + random.nextInt(3), ATOMS));
        HeadRows rows = RandomHeads.labelled(RandomHeads.every(ATOMS), ATOMS, truth::holds);
        List<Candidate> found = finder(rows, CandidateOptions.everything()).find(List.of(), 0, 0);
        assertTrue(found.stream().anyMatch(candidate -> candidate.errors() == 0), () -> "seed " + seed + ": " + truth);
        found.forEach(candidate -> assertCounted(candidate, rows));
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void candidatesAreOfTheOriginsThatAreWantedAndWithinTheirRules(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        HeadRows rows = RandomHeads.of(random, 40, ATOMS);
        HardNetwork network = new Networks(seed).network(ATOMS, 3, 1);
        CandidateOptions wanted =
                CandidateOptions.everything().without(Origin.AT_LEAST).withMostRules(2);
        List<Candidate> found = finder(rows, wanted).find(List.of(network), rows.rows(), 0.1);
        assertTrue(found.stream().anyMatch(candidate -> candidate.origin() == Origin.OBSERVED));
        assertTrue(found.stream().anyMatch(candidate -> candidate.origin() == Origin.SEARCH));
        for (Candidate candidate : found) {
            assertTrue(candidate.origin() != Origin.AT_LEAST && candidate.origin() != Origin.EXACT);
            assertTrue(candidate.origin() != Origin.PART || candidate.rules() <= 2);
            assertCounted(candidate, rows);
        }
    }

    /** Where the target is out of reach, networks are read exactly, pruned without loss. */
    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void exactReadingsAreNoWorseThanTheNetwork(long seed) {
        HeadRows rows = RandomHeads.of(new SplittableRandom(seed), 60, ATOMS);
        HardNetwork network = new Networks(seed).network(ATOMS, 3, 1);
        List<Candidate> found =
                finder(rows, CandidateOptions.everything().only(Origin.EXACT)).find(List.of(network), -1, 0);
        assertFalse(found.isEmpty());
        double errors = rows.errors(network.predict(rows.data().inputs()));
        assertTrue(found.get(0).trainErrors() <= errors, "strict pruning makes no more training rows wrong");
        found.forEach(candidate -> assertEquals(Origin.EXACT, candidate.origin()));
    }

    @Test
    void anEndedBudgetGivesTheConstants() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        HeadRows rows = RandomHeads.of(new SplittableRandom(1), 20, ATOMS);
        List<Definition> found = new RuleFinder(DOMAIN, rows, rows, CandidateOptions.everything(), spent)
                .find(List.of(), 0, 0).stream().map(Candidate::definition).toList();
        assertEquals(List.of(Definition.of(List.of()), Definition.of(List.of(Rule.all()))), found);
    }

    private static RuleFinder finder(HeadRows rows, CandidateOptions wanted) {
        return new RuleFinder(DOMAIN, rows, rows, wanted, Budget.unlimited());
    }

    private static void assertCounted(Candidate candidate, HeadRows rows) {
        double wrong = 0;
        for (int row = 0; row < rows.rows(); row++) {
            boolean holds = candidate.definition().holds(RandomHeads.row(rows, row));
            wrong += holds != rows.holds(row) ? rows.weight(row) : 0;
        }
        assertEquals(wrong, candidate.trainErrors(), 1e-6);
        assertEquals(wrong, candidate.validationErrors(), 1e-6);
        assertEquals(candidate.bits(), candidate.bitsOn(rows));
    }
}

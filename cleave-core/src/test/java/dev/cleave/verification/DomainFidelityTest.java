package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MutexHead;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DomainFidelityTest {
    private static final int OUTPUTS = 3;

    /** Labels have diagrams, which agree with trying one after the other; classes are tried. */
    @Test
    void differencesAreCountedAsEveryInputTells() {
        int differing = 0;
        for (long seed = 0; seed < 2_000; seed++) {
            RandomCases random = new RandomCases(seed);
            Domain domain = random.domain();
            HardNetwork labels = random.network(domain.atoms(), OUTPUTS);
            HardNetwork classes = new HardNetwork(
                    labels.predicates(), labels.conjunctions(), labels.disjunctions(), new MutexHead(OUTPUTS));
            RuleSet rules = random.rules(domain.atoms(), OUTPUTS);
            for (HardNetwork network : new HardNetwork[] {labels, classes}) {
                DomainFidelity naive = naive(domain, rules, network);
                differing += naive.differing().signum();
                Optional<DomainFidelity> found = Optional.of(naive);
                String message = "seed " + seed;
                assertEquals(found, DomainFidelity.of(domain, rules, network, Budget.unlimited()), message);
                assertEquals(found, DomainFidelity.oneByOne(domain, rules, network, Budget.unlimited()), message);
            }
        }
        assertTrue(differing > 1_000, () -> "hardly anything differs");
    }

    private static DomainFidelity naive(Domain domain, RuleSet rules, HardNetwork network) {
        Behaviour one = Behaviour.of(rules);
        Behaviour other = Behaviour.of(network);
        long[] counts = new long[2];
        domain.forEach(bits -> {
            counts[0]++;
            counts[1] += RandomCases.answer(one, bits).equals(RandomCases.answer(other, bits)) ? 0 : 1;
        });
        return new DomainFidelity(BigInteger.valueOf(counts[0]), BigInteger.valueOf(counts[1]));
    }

    @Test
    void tooManyInputsAreNotTried() {
        Domain domain = new Domain(Collections.nCopies(40, new Group.Free()));
        RandomCases random = new RandomCases(1);
        HardNetwork labels = random.network(domain.atoms(), OUTPUTS);
        HardNetwork classes = new HardNetwork(
                labels.predicates(), labels.conjunctions(), labels.disjunctions(), new MutexHead(OUTPUTS));
        RuleSet rules = random.rules(domain.atoms(), OUTPUTS);
        assertTrue(Comparison.whole(Behaviour.of(rules), Behaviour.of(classes))
                        .cone()
                        .cardinality()
                > 20);
        assertEquals(Optional.empty(), DomainFidelity.of(domain, rules, classes, Budget.unlimited()));
    }
}

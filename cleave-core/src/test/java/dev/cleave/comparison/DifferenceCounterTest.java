package dev.cleave.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.io.parse.RandomPrograms;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Counting group by group finds what trying every input finds. */
class DifferenceCounterTest {
    @Test
    void countsWhatTryingEveryInputCounts() {
        for (long seed = 0; seed < 1_000; seed++) {
            RandomPrograms programs = new RandomPrograms(seed);
            Encoding encoding = programs.encoding();
            Domain domain = encoding.domain();
            RuleSet one = programs.program(encoding);
            RuleSet other = programs.program(encoding);
            AtomicLong differing = new AtomicLong();
            domain.forEach(row -> differing.addAndGet(one.answer(row).equals(other.answer(row)) ? 0 : 1));
            DifferenceCounter.Count count = DifferenceCounter.count(domain, one, other, Budget.unlimited())
                    .orElseThrow();
            String shown = "seed " + seed;
            assertEquals(BigInteger.valueOf(differing.get()), count.inputs(), shown);
            assertEquals(differing.get() > 0, count.witness().isPresent(), shown);
            count.witness().ifPresent(states -> {
                BitSet row = row(domain, states);
                assertNotEquals(one.answer(row), other.answer(row), shown);
            });
        }
    }

    @Test
    void aProgramIsItself() {
        for (long seed = 0; seed < 500; seed++) {
            RandomPrograms programs = new RandomPrograms(seed);
            Encoding encoding = programs.encoding();
            RuleSet rules = programs.program(encoding);
            assertEquals(
                    BigInteger.ZERO,
                    DifferenceCounter.count(encoding.domain(), rules, rules, Budget.unlimited())
                            .orElseThrow()
                            .inputs(),
                    "seed " + seed);
        }
    }

    private static BitSet row(Domain domain, List<Integer> states) {
        BitSet row = new BitSet();
        for (int group = 0; group < states.size(); group++) {
            domain.groups().get(group).write(states.get(group), row, domain.start(group));
        }
        return row;
    }
}

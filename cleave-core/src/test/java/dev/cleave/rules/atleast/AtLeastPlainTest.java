package dev.cleave.rules.atleast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AtLeastPlainTest {
    @Test
    void plainRulesFireWhereTheRuleDoesAndNoneIsSpare() {
        for (long seed = 0; seed < 300; seed++) {
            Rule.AtLeast rule = random(new SplittableRandom(seed));
            List<Rule.All> plain = AtLeastPlain.of(rule, 1_000).orElseThrow();
            for (long code = 0; code < 1L << rule.length(); code++) {
                BitSet bits = BitSet.valueOf(new long[] {code});
                assertEquals(
                        rule.fires(bits), plain.stream().anyMatch(one -> one.fires(bits)), () -> rule + " " + plain);
            }
            assertNoneContainsAnother(plain);
        }
    }

    private static void assertNoneContainsAnother(List<Rule.All> plain) {
        for (Rule.All one : plain) {
            assertFalse(plain.stream()
                    .anyMatch(other -> other != one && one.literals().containsAll(other.literals())));
        }
    }

    @Test
    void fourOfSixAreFifteenRules() {
        Rule.AtLeast rule =
                Rule.AtLeast.of(4, IntStream.range(0, 6).mapToObj(Literal::of).toList());
        assertEquals(15, AtLeastPlain.of(rule, 15).orElseThrow().size());
        assertEquals(Optional.empty(), AtLeastPlain.of(rule, 14));
    }

    private static Rule.AtLeast random(SplittableRandom random) {
        List<Rule.Term> terms = new ArrayList<>();
        int atoms = 1 + random.nextInt(7);
        for (int atom = 0; atom < atoms; atom++) {
            terms.add(
                    new Rule.Term(new Literal(atom, random.nextBoolean()), BigInteger.valueOf(1 + random.nextInt(5))));
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(5 * atoms)));
    }
}

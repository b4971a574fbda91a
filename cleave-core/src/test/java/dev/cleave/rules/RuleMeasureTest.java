package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths of rules, and which of them go first where there may be fewer. */
class RuleMeasureTest {
    @Test
    void lengthIsThatOfItsSymbolsAndOfTheChoiceOfWrongRows() {
        Rule.AtLeast weighted = new Rule.AtLeast(
                List.of(new Rule.Term(Literal.of(0), BigInteger.ONE), new Rule.Term(Literal.not(1), BigInteger.TWO)),
                BigInteger.TWO);
        Definition definition = Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(2)), weighted));
        for (int rows = 1; rows < 30; rows++) {
            for (int wrong = 0; wrong <= rows; wrong++) {
                double bits = (3 + 5) * log2(8) + log2(choose(rows, wrong)) + log2(rows + 1);
                assertEquals(bits, DescriptionLength.of(definition, 7, rows, wrong), 1e-9);
            }
        }
    }

    /** At the price, a literal more and a wrong row less are worth the same, to first order. */
    @Test
    void aWrongRowIsWorthItsPrice() {
        assertEquals(log2(8) / log2(9), DescriptionLength.price(7, 0.1), 1e-12);
        assertEquals(DescriptionLength.price(7, 0.1), new RuleMeasure.Noisy(0.1).price(7));
        assertEquals(1.5 / 4, new RuleMeasure.Clean(3).price(7));
        assertEquals(3, DescriptionLength.symbol(7), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void withoutNoiseAWrongRowCostsAsMuchAsALongRule(long seed) {
        HeadRows rows = RandomHeads.of(new SplittableRandom(seed), 50, 4);
        Definition definition = Definition.of(RandomHeads.bodies(new SplittableRandom(seed), 2, 4));
        double length = DescriptionLength.of(definition, 4, 50, 0);
        double wrong = rows.errors(definition) * 4 / 1.5 * log2(5);
        assertEquals(length + wrong, new RuleMeasure.Clean(3).bits(definition, rows), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void theRuleWhoseLossCostsLeastGoesFirst(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 20; i++) {
            HeadRows rows = RandomHeads.of(random, 60, 5);
            List<Rule> left = new ArrayList<>(RandomHeads.bodies(random, 1 + random.nextInt(5), 5));
            List<Definition> parts = new RuleSubsets(rows).of(Definition.of(left));
            assertEquals(left.size() - 1, parts.size());
            for (Definition part : parts) {
                double fewest = Double.POSITIVE_INFINITY;
                for (int rule = 0; rule < left.size(); rule++) {
                    List<Rule> others = new ArrayList<>(left);
                    others.remove(rule);
                    fewest = Math.min(fewest, rows.errors(Definition.of(others)));
                }
                assertEquals(left.size() - 1, part.rules().size());
                assertTrue(left.containsAll(part.rules()), "seed " + seed);
                assertEquals(fewest, rows.errors(part), 1e-6, "seed " + seed);
                left = new ArrayList<>(part.rules());
            }
            assertEquals(List.of(), new RuleSubsets(rows).of(new Definition(left, true)));
        }
    }

    private static double choose(int n, int k) {
        double ways = 1;
        for (int i = 1; i <= k; i++) {
            ways = ways * (n - k + i) / i;
        }
        return ways;
    }

    private static double log2(double x) {
        return Math.log(x) / Math.log(2);
    }
}

package dev.cleave.logic.minimise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Bits;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Examples, and what samples and negations of them lead to, against their rows one by one. */
class ExamplesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void agreementIsThatOfEveryRow(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            Drawn drawn = Drawn.of(random);
            Definition definition =
                    new Definition(List.copyOf(RandomLogic.rules(random, drawn.atoms, 3)), random.nextBoolean());
            assertEquals(drawn.agree(definition), drawn.examples().agree(definition), "seed " + seed);
            BitSet said = new BitSet();
            IntStream.range(0, drawn.rows.size())
                    .filter(row -> definition.holds(drawn.rows.get(row)))
                    .forEach(said::set);
            Examples same = Examples.of(drawn.columns(), said);
            assertTrue(same.agree(definition));
            assertTrue(same.negated().agree(new Definition(definition.rules(), !definition.negated())));
            assertEquals(said.cardinality(), same.positives());
            assertEquals(drawn.rows.size() - said.cardinality(), same.negatives());
            assertEquals(same.negatives(), same.negated().positives());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void selectedRowsAreAsTheyWere(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Drawn drawn = Drawn.of(random);
            int[] chosen = IntStream.range(0, drawn.rows.size())
                    .filter(row -> random.nextBoolean())
                    .toArray();
            Bits bits = Bits.none(drawn.rows.size());
            IntStream.of(chosen).forEach(bits::set);
            Examples selected = drawn.examples().select(bits);
            assertEquals(chosen.length, selected.rows().rows());
            for (int to = 0; to < chosen.length; to++) {
                assertEquals(drawn.on.get(chosen[to]), selected.on().get(to), "seed " + seed);
                for (int atom = 0; atom < drawn.atoms; atom++) {
                    boolean holds = (selected.rows().word(atom, to >>> 6) >>> to & 1) != 0;
                    assertEquals(drawn.rows.get(chosen[to]).get(atom), holds, "seed " + seed);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void onlyAtomsThatMayBeUsedAndDifferVary(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            Drawn drawn = Drawn.of(random);
            BitSet used = BitSet.valueOf(new long[] {random.nextLong()});
            int[] naive = IntStream.range(0, drawn.atoms)
                    .filter(used::get)
                    .filter(atom -> drawn.rows.stream()
                                    .map(row -> row.get(atom))
                                    .distinct()
                                    .count()
                            > 1)
                    .toArray();
            assertArrayEquals(naive, drawn.examples().using(used).varying(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void whatSomethingElseCoversIsNoLongerWanted(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Drawn drawn = Drawn.of(random);
            Rule.All rule = RandomLogic.rule(random, drawn.atoms);
            Examples rest = drawn.examples().except(rule);
            for (int row = 0; row < drawn.rows.size(); row++) {
                boolean wanted = drawn.on.get(row) && !rule.fires(drawn.rows.get(row));
                assertEquals(wanted, rest.on().get(row), "seed " + seed);
                assertEquals(!drawn.on.get(row), rest.off().get(row), "seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44})
    void theShorterOfBothSaysTheSameAtTheLowerPrice(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            Domain domain = RandomLogic.domain(random, 5);
            int share = 1 + random.nextInt(7);
            TruthFunction truth =
                    TruthFunction.of(domain, RandomLogic.groups(domain), bits -> random.nextInt(8) < share);
            Minimiser minimiser = new Minimiser(domain, MinimiserLimits.defaults());
            Definition shorter = minimiser.shorter(truth, Budget.unlimited()).orElseThrow();
            assertTrue(truth.examples().agree(shorter), () -> "seed " + seed + " " + domain + " " + shorter);
            long plain = price(minimiser, truth.examples());
            long negation = price(minimiser, truth.examples().negated());
            long found = shorter.rules().stream()
                    .mapToLong(rule -> RuleCost.of((Rule.All) rule))
                    .sum();
            boolean always = truth.count() == truth.size();
            assertEquals(always ? plain : Math.min(plain, negation), found, "seed " + seed);
        }
    }

    private static long price(Minimiser minimiser, Examples examples) {
        return minimiser.minimise(examples, Budget.unlimited()).orElseThrow().price();
    }

    @ParameterizedTest
    @ValueSource(longs = {51})
    void aSampleGrowsUntilItsRulesAreRightEverywhere(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int atoms = 14; // more rows than are minimised at once
        Definition truth = Definition.of(List.of(
                Rule.all(Literal.of(0), Literal.not(1)), Rule.all(Literal.of(2), Literal.of(3)), rare(random, atoms)));
        Domain domain = Domain.free(atoms);
        Examples examples = TruthFunction.of(domain, RandomLogic.groups(domain), truth::holds)
                .examples();
        Definition found = new Minimiser(domain, MinimiserLimits.defaults())
                .minimise(examples, Budget.unlimited())
                .orElseThrow()
                .definition();
        assertTrue(examples.agree(found), () -> "seed " + seed + ": " + truth + " " + found);
        assertEquals(3, found.rules().size());
    }

    /** A rule that few rows satisfy, so that a sample is likely to miss it. */
    private static Rule.All rare(SplittableRandom random, int atoms) {
        return new Rule.All(IntStream.range(3, atoms)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList());
    }

    @Test
    void anEndedBudgetEndsTheSample() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        Examples examples = TruthFunction.of(Domain.free(3), Definition.of(List.of(Rule.all(Literal.of(1)))))
                .examples();
        assertEquals(
                Optional.empty(),
                new GrowingSample(examples, 1).minimise(sample -> Optional.of(new Minimised(List.of(), true)), spent));
    }

    @Test
    void rowsBeyondTheLastAreRefused() {
        BitSet on = new BitSet();
        on.set(2);
        BitColumns two = new BitColumns.Builder(2, 1).build();
        String message = assertThrows(IllegalArgumentException.class, () -> Examples.of(two, on))
                .getMessage();
        assertTrue(message.contains("row 2 "), message);
    }

    private record Drawn(int atoms, List<BitSet> rows, BitSet on) {
        static Drawn of(SplittableRandom random) {
            int atoms = 1 + random.nextInt(5);
            int count = 1 + random.nextInt(random.nextBoolean() ? 4 : 140);
            long always = random.nextLong(); // atoms that hold in every row, and some in none
            long never = random.nextLong();
            List<BitSet> rows = IntStream.range(0, count)
                    .mapToObj(row ->
                            BitSet.valueOf(new long[] {(random.nextLong() | always) & ~never & ((1L << atoms) - 1)}))
                    .toList();
            BitSet on = new BitSet();
            IntStream.range(0, count).filter(row -> random.nextBoolean()).forEach(on::set);
            return new Drawn(atoms, rows, on);
        }

        BitColumns columns() {
            return RandomLogic.columns(rows, atoms);
        }

        Examples examples() {
            return Examples.of(columns(), on);
        }

        boolean agree(Definition definition) {
            return IntStream.range(0, rows.size()).allMatch(row -> definition.holds(rows.get(row)) == on.get(row));
        }
    }
}

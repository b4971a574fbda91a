package dev.cleave.logic.minimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.NaiveMinimum;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conjunctions that cover no negative row and from which no literal can go, and how rules are chosen from them. */
class PrimesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void exactPrimesAreAllOfThem(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 25; i++) {
            Rows rows = Rows.of(random, 5);
            PackedExamples packed = PackedExamples.of(rows.examples()).orElseThrow();
            List<Cube> cubes = ExactPrimes.of(packed, 1_000, Budget.unlimited()).orElseThrow();
            Set<Rule.All> primes =
                    new HashSet<>(cubes.stream().map(packed::rule).toList());
            assertEquals(primes.size(), cubes.size(), "each once");
            assertEquals(new HashSet<>(rows.primes(packed, rows.examples().varying())), primes, () -> "seed " + seed);
            assertEquals((long) rows.distinct(rows.on) * rows.distinct(rows.off), packed.pairs());
            assertEquals(Optional.empty(), ExactPrimes.of(packed, primes.size() - 1, Budget.unlimited()));
            assertTrue(ExactPrimes.of(packed, primes.size(), Budget.unlimited()).isPresent());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void expansionsArePrimesOfTheirRow(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            Rows rows = Rows.of(random, 7);
            int row = random.nextInt(rows.on.size());
            Bits uncovered = rows.examples().on();
            double noise = random.nextInt(2);
            Rule.All found = new Expansion(rows.examples(), random).of(row, uncovered, noise, 1 + random.nextInt(3));
            assertTrue(found.fires(rows.on.get(row)), "seed " + seed);
            rows.assertPrime(found, seed);
        }
    }

    /** The literal that excludes most negatives for the positives that it keeps comes first, so that one literal is best. */
    @Test
    void expansionsTakeTheLiteralThatSeparates() {
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < 40; i++) {
            int atom = random.nextInt(6);
            Rows rows = Rows.labelled(random, 6, 60, bits -> bits.get(atom));
            int row = random.nextInt(rows.on.size());
            Rule.All found = new Expansion(rows.examples(), random)
                    .of(row, rows.examples().on(), 0, 1);
            assertEquals(Rule.all(Literal.of(atom)), found);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void greedyRulesArePrimesThatCoverAllTogether(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 25; i++) {
            Rows rows = Rows.of(random, 7);
            MinimiserLimits effort = MinimiserLimits.defaults().greedy().withTries(1 + random.nextInt(8));
            List<Rule.All> pool = new GreedyRules(rows.examples(), effort)
                    .find(Budget.unlimited())
                    .orElseThrow();
            pool.forEach(rule -> rows.assertPrime(rule, seed));
            List<Rule.All> chosen = new PrimeCover(rows.examples(), effort, pool).choose(Budget.unlimited());
            assertTrue(pool.containsAll(chosen));
            rows.assertIrredundant(chosen, seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void preferredValuesAnswerAlikeWithNoMoreNegations(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Domain domain = new Domain(List.of(new Group.OneHot(4), new Group.Free(), new Group.OneHot(3)));
        for (int i = 0; i < 40; i++) {
            Rows rows = Rows.in(random, domain);
            if (!rows.on.isEmpty() && !rows.off.isEmpty()) {
                List<Rule.All> chosen = new Minimiser(
                                domain, MinimiserLimits.defaults().greedy())
                        .minimise(rows.examples(), Budget.unlimited())
                        .orElseThrow()
                        .rules();
                List<Rule.All> preferred = new PositiveLiterals(domain, rows.examples()).prefer(chosen);
                rows.assertIrredundant(preferred, seed);
                preferred.forEach(rule -> rows.assertPrime(rule, seed));
                rows.assertNoValueIsSaidByOthers(preferred, domain, seed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42})
    void theFewestRulesAreFound(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 30; i++) {
            Rows rows = Rows.of(random, 4);
            Minimised found = new Minimiser(Domain.free(4), MinimiserLimits.defaults())
                    .minimise(rows.examples(), Budget.unlimited())
                    .orElseThrow();
            List<BitSet> on = List.copyOf(new HashSet<>(rows.on));
            assertTrue(found.proven());
            assertEquals(NaiveMinimum.price(4, on, rows.off), NaiveMinimum.price(found.rules()), "seed " + seed);
        }
    }

    @Test
    void contradictionsAreRefused() {
        BitSet same = BitSet.valueOf(new long[] {1});
        Rows rows = new Rows(2, List.of(same), List.of(same, new BitSet()));
        PackedExamples packed = PackedExamples.of(rows.examples()).orElseThrow();
        assertThrows(IllegalArgumentException.class, () -> ExactPrimes.of(packed, 9, Budget.unlimited()));
        Expansion expansion = new Expansion(rows.examples(), new SplittableRandom(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> expansion.of(0, rows.examples().on(), 0, 1));
    }

    @Test
    void moreAtomsThanAWordHasAreNotPacked() {
        for (int atoms : new int[] {64, 65}) {
            BitSet all = new BitSet();
            all.set(0, atoms);
            Rows rows = new Rows(atoms, List.of(all), List.of(new BitSet()));
            assertEquals(atoms == 64, PackedExamples.of(rows.examples()).isPresent());
        }
    }

    @Test
    void anEndedBudgetFindsNothing() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        Rows rows = Rows.of(new SplittableRandom(5), 5);
        assertEquals(Optional.empty(), new GreedyRules(rows.examples(), MinimiserLimits.defaults()).find(spent));
        assertEquals(
                Optional.empty(),
                ExactPrimes.of(PackedExamples.of(rows.examples()).orElseThrow(), 1_000, spent));
    }

    /** Positive and negative rows of which none is both. */
    private record Rows(int atoms, List<BitSet> on, List<BitSet> off) {
        static Rows of(SplittableRandom random, int atoms) {
            long[] holds = {random.nextLong(), random.nextLong()};
            Rows rows = labelled(
                    random,
                    atoms,
                    4 + random.nextInt(40),
                    bits -> BitSet.valueOf(holds).get(bits.isEmpty() ? 0 : (int) bits.toLongArray()[0]));
            return rows.on.isEmpty() || rows.off.isEmpty() ? of(random, atoms) : rows;
        }

        static Rows labelled(SplittableRandom random, int atoms, int count, Predicate<BitSet> label) {
            List<BitSet> drawn = IntStream.range(0, count)
                    .mapToObj(row -> BitSet.valueOf(new long[] {random.nextLong(1L << atoms)}))
                    .toList();
            return new Rows(
                    atoms,
                    drawn.stream().filter(label).toList(),
                    drawn.stream().filter(label.negate()).toList());
        }

        static Rows in(SplittableRandom random, Domain domain) {
            List<BitSet> on = new ArrayList<>();
            List<BitSet> off = new ArrayList<>();
            for (BitSet bits : RandomLogic.valid(domain)) {
                if (random.nextInt(3) > 0) {
                    (random.nextBoolean() ? on : off).add(bits);
                }
            }
            return new Rows(domain.atoms(), on, off);
        }

        Examples examples() {
            List<BitSet> all = new ArrayList<>(on);
            all.addAll(off);
            BitSet positive = new BitSet();
            positive.set(0, on.size());
            return Examples.of(RandomLogic.columns(all, atoms), positive);
        }

        int distinct(List<BitSet> some) {
            return new HashSet<>(some).size();
        }

        /** Every conjunction of the varying atoms is tried. */
        List<Rule.All> primes(PackedExamples packed, int[] varying) {
            List<Rule.All> primes = new ArrayList<>();
            for (long care = 0; care < 1L << varying.length; care++) {
                for (long values = care; ; values = (values - 1) & care) {
                    Rule.All rule = packed.rule(new Cube(care, values));
                    if (on.stream().anyMatch(rule::fires) && isPrime(rule)) {
                        primes.add(rule);
                    }
                    if (values == 0) {
                        break;
                    }
                }
            }
            return primes;
        }

        private boolean isPrime(Rule.All rule) {
            return off.stream().noneMatch(rule::fires)
                    && rule.literals().stream()
                            .allMatch(literal -> off.stream().anyMatch(without(rule, literal)::fires));
        }

        private static Rule.All without(Rule.All rule, Literal literal) {
            return new Rule.All(rule.literals().stream()
                    .filter(other -> !other.equals(literal))
                    .toList());
        }

        void assertPrime(Rule.All rule, long seed) {
            assertTrue(isPrime(rule), () -> "seed " + seed + ": " + rule + " " + this);
        }

        void assertIrredundant(List<Rule.All> rules, long seed) {
            assertTrue(covered(rules), () -> "seed " + seed + ": " + rules + " " + this);
            for (Rule.All rule : rules) {
                List<Rule.All> others =
                        rules.stream().filter(other -> !other.equals(rule)).toList();
                assertFalse(covered(others), () -> "seed " + seed + ": " + rule + " can go of " + rules);
            }
        }

        private boolean covered(List<Rule.All> rules) {
            Definition definition = Definition.of(rules);
            return on.stream().allMatch(definition::holds) && off.stream().noneMatch(definition::holds);
        }

        /** A negated value stands only where the rows that need the rule have several values. */
        void assertNoValueIsSaidByOthers(List<Rule.All> rules, Domain domain, long seed) {
            for (Rule.All rule : rules) {
                List<Rule.All> others =
                        rules.stream().filter(other -> !other.equals(rule)).toList();
                List<BitSet> needed = on.stream()
                        .filter(bits -> !Definition.of(others).holds(bits))
                        .toList();
                for (Literal literal : rule.literals()) {
                    int group = domain.groupOf(literal.atom());
                    if (!literal.positive() && domain.groups().get(group) instanceof Group.OneHot kind) {
                        long values = needed.stream()
                                .map(bits -> kind.stateOf(bits, domain.start(group)))
                                .distinct()
                                .count();
                        assertTrue(values > 1, () -> "seed " + seed + ": " + rule + " of " + rules);
                    }
                }
            }
        }
    }
}

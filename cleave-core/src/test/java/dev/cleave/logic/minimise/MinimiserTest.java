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
import dev.cleave.logic.TruthFunction;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MinimiserTest {
    private static final MinimiserLimits EXACT = MinimiserLimits.defaults();
    private static final MinimiserLimits GREEDY = EXACT.greedy();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void exactModeIsMinimal(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 400; i++) {
            Task task = Task.random(random, 3 + random.nextInt(2));
            Minimised found = task.minimise(EXACT);
            assertTrue(found.proven());
            assertEquals(
                    NaiveMinimum.price(task.domain.atoms(), task.on, task.off),
                    NaiveMinimum.price(found.rules()),
                    () -> task + " " + found);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void bothModesAreRightAndIrredundant(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 400; i++) {
            Task task = Task.random(random, 2 + random.nextInt(7));
            task.check(task.minimise(EXACT).rules());
            task.check(task.minimise(GREEDY.withTries(1 + random.nextInt(8))).rules());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void completeFunctionsAreMinimalToo(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            Domain domain = RandomLogic.domain(random, 4);
            Task task = Task.complete(random, domain);
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), task.on::contains);
            Minimised found = new Minimiser(domain, EXACT)
                    .minimise(truth, Budget.unlimited())
                    .orElseThrow();
            task.check(found.rules());
            assertEquals(
                    NaiveMinimum.price(domain.atoms(), task.on, task.off),
                    NaiveMinimum.price(found.rules()),
                    () -> task + " " + found);
        }
    }

    @Test
    void manyRowsAreCoveredBySomeOfThem() {
        SplittableRandom random = new SplittableRandom(3);
        Domain domain = new Domain(List.of(
                new Group.OneHot(5),
                new Group.Thresholds(6, true),
                new Group.OneHot(4),
                new Group.Free(),
                new Group.OneHot(6),
                new Group.Free(),
                new Group.Free(),
                new Group.Free(),
                new Group.Free()));
        for (int i = 0; i < 4; i++) {
            Definition wanted = Definition.of(RandomLogic.rules(random, 8, 6));
            TruthFunction truth = TruthFunction.of(
                    domain,
                    RandomLogic.groups(domain),
                    bits -> wanted.holds(bits) ^ (bits.get(23) & bits.get(12)) ^ (bits.get(17) & bits.get(24)));
            Definition found = new Minimiser(domain, EXACT)
                    .minimise(truth, Budget.unlimited())
                    .orElseThrow()
                    .definition();
            assertTrue(truth.examples().agree(found));
        }
    }

    @Test
    void sameSeedSameRules() {
        Task task = Task.random(new SplittableRandom(5), 12);
        assertEquals(task.minimise(GREEDY.withSeed(3)), task.minimise(GREEDY.withSeed(3)));
    }

    @Test
    void neverHasNoRulesAndAlwaysHasOneWithoutLiterals() {
        Domain domain = Domain.free(2);
        assertEquals(
                List.of(),
                new Task(domain, List.of(), List.of(bits(0))).minimise(EXACT).rules());
        assertEquals(
                List.of(Rule.all()),
                new Task(domain, List.of(bits(0)), List.of()).minimise(EXACT).rules());
    }

    @Test
    void valuesAreSaidPositivelyWhereNoListedRowChanges() {
        Domain colour = new Domain(List.of(new Group.OneHot(3), new Group.Free()));
        Task task = new Task(colour, List.of(bits(1), bits(1, 3)), List.of(bits(0), bits(0, 3)));
        for (MinimiserLimits effort : List.of(EXACT, GREEDY)) {
            assertEquals(List.of(Rule.all(Literal.of(1))), task.minimise(effort).rules());
        }
    }

    @Test
    void contradictionsAreRefused() {
        Task task = new Task(Domain.free(2), List.of(bits(0)), List.of(bits(0), bits(1)));
        assertThrows(IllegalArgumentException.class, () -> task.minimise(EXACT));
        assertThrows(IllegalArgumentException.class, () -> task.minimise(GREEDY));
    }

    @Test
    void runningOutIsSaid() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        Task task = Task.random(new SplittableRandom(7), 8);
        assertEquals(Optional.empty(), new Minimiser(task.domain, EXACT).minimise(task.examples(), spent));
    }

    private static BitSet bits(int... set) {
        BitSet bits = new BitSet();
        for (int bit : set) {
            bits.set(bit);
        }
        return bits;
    }

    private record Task(Domain domain, List<BitSet> on, List<BitSet> off) {
        static Task random(SplittableRandom random, int mostAtoms) {
            return split(random, RandomLogic.domain(random, mostAtoms), random.nextInt(4));
        }

        static Task complete(SplittableRandom random, Domain domain) {
            return split(random, domain, 0);
        }

        private static Task split(SplittableRandom random, Domain domain, int openOfEight) {
            List<BitSet> on = new ArrayList<>();
            List<BitSet> off = new ArrayList<>();
            int onOfEight = 1 + random.nextInt(7 - openOfEight);
            for (BitSet row : RandomLogic.valid(domain)) {
                int drawn = random.nextInt(8);
                if (drawn >= openOfEight) {
                    (drawn < openOfEight + onOfEight ? on : off).add(row);
                }
            }
            return new Task(domain, on, off);
        }

        Examples examples() {
            List<BitSet> rows = new ArrayList<>(on);
            rows.addAll(off);
            BitSet positive = new BitSet();
            positive.set(0, on.size());
            return Examples.of(RandomLogic.columns(rows, domain.atoms()), positive);
        }

        Minimised minimise(MinimiserLimits effort) {
            return new Minimiser(domain, effort)
                    .minimise(examples(), Budget.unlimited())
                    .orElseThrow();
        }

        void check(List<Rule.All> rules) {
            assertTrue(isRight(rules), () -> this + " " + rules);
            for (int i = 0; i < rules.size(); i++) {
                List<Rule.All> others = new ArrayList<>(rules);
                Rule.All rule = others.remove(i);
                assertFalse(isRight(others), () -> rule + " can go: " + this + " " + rules);
                for (Literal literal : rule.literals()) {
                    List<Literal> fewer = rule.literals().stream()
                            .filter(other -> other != literal)
                            .toList();
                    List<Rule.All> wider = new ArrayList<>(others);
                    wider.add(new Rule.All(fewer));
                    assertFalse(isRight(wider), () -> literal + " can go: " + this + " " + rules);
                }
            }
        }

        private boolean isRight(List<Rule.All> rules) {
            Definition definition = Definition.of(rules);
            return on.stream().allMatch(definition::holds) && off.stream().noneMatch(definition::holds);
        }
    }
}

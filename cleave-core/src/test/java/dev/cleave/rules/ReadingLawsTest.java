package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.rules.reading.ExactConeTest;
import dev.cleave.rules.writeback.RuleNetwork;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From networks to rules, from rules to networks and from rules to other rules: every valid input is answered alike. */
class ReadingLawsTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 100})
    void classesAreThoseOfTheNetwork(int mostPlain) {
        for (long seed = 0; seed < 25; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(6));
            HardNetwork network = RandomNetworks.classes(random, domain);
            RuleSet rules = ClassRules.extract(network, domain, mostPlain, Budget.unlimited());
            ExactConeTest.assertSame(network, domain, rules, seed);
        }
    }

    /** Points of conjunctions and of atoms, beside plain heads. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void pointsWrittenBackAnswerAlike(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 30; i++) {
            int atoms = 2 + random.nextInt(4);
            List<Definition> auxiliaries = RandomHeads.bodies(random, 1 + random.nextInt(3), atoms).stream()
                    .map(body -> Definition.of(List.of(body)))
                    .toList();
            List<Definition> heads = new ArrayList<>();
            heads.add(Definition.of(List.of(points(random, atoms + auxiliaries.size(), 1))));
            heads.add(Definition.of(RandomHeads.bodies(random, random.nextInt(3), atoms)));
            RuleSet rules = new RuleSet(atoms, auxiliaries, heads);
            HardNetwork network = RuleNetwork.of(rules).orElseThrow();
            ExactConeTest.assertSame(network, Domain.free(atoms), rules, seed);
        }
    }

    @Test
    void whatHasNoNetworkIsNotWritten() {
        Definition conjunction = Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(1))));
        Definition named = Definition.of(List.of(Rule.all(Literal.of(2))));
        Definition never = Definition.of(List.of());
        Rule.AtLeast count = Rule.AtLeast.of(1, List.of(Literal.of(2)));
        Rule.AtLeast always = Rule.AtLeast.of(0, List.of(Literal.of(2)));
        Rule.AtLeast huge =
                new Rule.AtLeast(List.of(new Rule.Term(Literal.of(2), BigInteger.ONE.shiftLeft(23))), BigInteger.ONE);
        List<Definition> one = List.of(conjunction);
        assertTrue(RuleNetwork.of(new RuleSet(2, one, List.of(Definition.of(List.of(count)))))
                .isPresent());
        for (RuleSet rules : List.of(
                new RuleSet(2, one, List.of(named)),
                new RuleSet(2, one, List.of(new Definition(List.of(count), true))),
                new RuleSet(2, one, List.of(Definition.of(List.of(count, Rule.all(Literal.of(0)))))),
                new RuleSet(2, one, List.of(Definition.of(List.of(always)))),
                new RuleSet(2, one, List.of(Definition.of(List.of(huge)))),
                new RuleSet(2, List.of(never), List.of(Definition.of(List.of(count)))),
                new RuleSet(2, List.of(Definition.of(List.of(Rule.all()))), List.of(Definition.of(List.of(count)))),
                new RuleSet(2, List.of(new Definition(conjunction.rules(), true)), List.of(never)),
                RuleSet.plain(2, List.of(new Definition(conjunction.rules(), true))))) {
            assertEquals(Optional.empty(), RuleNetwork.of(rules), rules::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void polishedRulesAnswerAlikeInNoMoreSymbols(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 12; i++) {
            Domain domain = RandomLogic.domain(random, 6);
            List<Rule> rules = new ArrayList<>(RandomLogic.rules(random, domain.atoms(), 4));
            if (random.nextBoolean()) {
                rules.add(points(random, domain.atoms(), random.nextInt(2)));
            }
            Definition definition = new Definition(rules, random.nextInt(4) == 0);
            Polish polish = new Polish(domain, Budget.unlimited());
            Definition shortest = polish.shortest(definition);
            assertAlike(domain, definition, shortest, seed);
            assertTrue(Polish.symbols(shortest) <= Polish.symbols(definition), "seed " + seed);
            Definition plain = polish.plain(definition).orElseThrow();
            assertAlike(domain, definition, plain, seed);
            assertTrue(plain.rules().stream().allMatch(Rule.All.class::isInstance));
            Definition either = polish.orNegated(definition);
            assertAlike(domain, definition, either, seed);
            assertTrue(either.equals(definition) || Polish.symbols(either) < Polish.symbols(definition));
            RuleSet program = RuleSet.plain(domain.atoms(), List.of(definition));
            ExactConeTest.assertSame(RuleNetwork.of(program, polish).orElseThrow(), domain, program, seed);
        }
    }

    @Test
    void symbolsAreLiteralsAndWhatElseIsRead() {
        Rule.AtLeast count = Rule.AtLeast.of(2, List.of(Literal.of(0), Literal.of(1), Literal.of(2)));
        Rule.AtLeast weighted = new Rule.AtLeast(
                List.of(new Rule.Term(Literal.of(0), BigInteger.TWO), new Rule.Term(Literal.of(1), BigInteger.ONE)),
                BigInteger.TWO);
        assertEquals(
                5 + 6 + 3,
                Polish.symbols(Definition.of(List.of(count, weighted, Rule.all(Literal.of(3), Literal.of(4))))));
    }

    private static Rule.AtLeast points(SplittableRandom random, int atoms, int least) {
        List<Rule.Term> terms = IntStream.range(0, atoms)
                .mapToObj(atom -> new Rule.Term(
                        new Literal(atom, random.nextBoolean()), BigInteger.valueOf(1 + random.nextInt(4))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(least + random.nextInt(2 * atoms)));
    }

    private static void assertAlike(Domain domain, Definition one, Definition other, long seed) {
        domain.forEach(bits -> assertEquals(
                one.holds(bits), other.holds(bits), () -> "seed " + seed + " " + domain + " " + one + " " + other));
    }
}

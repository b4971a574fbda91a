package dev.cleave.verification.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.RandomLogic;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Comparison;
import dev.cleave.verification.Difference;
import dev.cleave.verification.Exhaustion;
import dev.cleave.verification.OutOfBudget;
import dev.cleave.verification.RandomCases;
import dev.cleave.verification.Symbolic;
import dev.cleave.verification.Verifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver's part of a proof alone, without the random inputs that mostly find a difference before it. */
class SatProofTest {
    /** With diagrams, with diagrams that soon are too large, with binary sums alone. */
    @ParameterizedTest
    @ValueSource(ints = {Verifier.MOST_DIAGRAM_NODES, 2, 0})
    void aDifferenceIsFoundJustWhereThereIsOne(int mostNodes) {
        for (long seed = 0; seed < 60; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = cases.domain();
            Symbolic one = (Symbolic) Behaviour.of(cases.network(domain.atoms(), 2));
            Symbolic same = (Symbolic) Behaviour.of(RandomCases.truthTable(one, domain));
            Symbolic near = (Symbolic) Behaviour.of(cases.mutated(RandomCases.truthTable(one, domain)));
            Symbolic rules = (Symbolic) Behaviour.of(cases.rules(domain.atoms(), 2));
            Symbolic formulas = (Symbolic) Behaviour.of(
                    domain.atoms(), List.of(cases.formula(domain.atoms(), 3), cases.formula(domain.atoms(), 2)));
            for (Symbolic other : List.of(same, near, rules, formulas)) {
                assertFound(domain, one, other, mostNodes, seed);
            }
            assertFound(domain, rules, near, mostNodes, seed);
        }
    }

    private static void assertFound(Domain domain, Symbolic one, Symbolic other, int mostNodes, long seed) {
        boolean[] differ = new boolean[1];
        domain.forEach(bits -> differ[0] |= !RandomCases.answer(one, bits).equals(RandomCases.answer(other, bits)));
        Optional<Difference> found =
                new SatProof(domain, Budget.unlimited(), mostNodes).find(Comparison.whole(one, other), one, other);
        assertEquals(differ[0], found.isPresent(), "seed " + seed);
        found.ifPresent(difference -> {
            assertTrue(domain.isValid(difference.atoms()));
            assertNotEquals(
                    RandomCases.answer(one, difference.atoms()).get(difference.output()),
                    RandomCases.answer(other, difference.atoms()).get(difference.output()));
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void gatesAreWhatTheySay(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 15; i++) {
            Wires wires = new Wires(Domain.free(4));
            for (int gate = 0; gate < 6; gate++) {
                wires.addRandom(random);
            }
            wires.check("seed " + seed + ", case " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void inputsAreHeldToTheDomain(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 8; i++) {
            Domain domain = RandomLogic.domain(random, 7);
            Wires wires = new Wires(domain);
            for (int g = 0; g < domain.groups().size(); g++) {
                wires.addStates(g);
            }
            wires.check("seed " + seed + " " + domain);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void thresholdsAndBinarySumsHoldFromTheBoundOn(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 12; i++) {
            Domain domain = new Domain(List.of(new Group.OneHot(3), new Group.Free(), new Group.Thresholds(2, true)));
            Wires wires = new Wires(domain);
            for (int mostNodes : new int[] {1000, 1, 0}) {
                wires.addThreshold(random, mostNodes);
            }
            wires.check("seed " + seed + ", case " + i);
        }
    }

    @Test
    void anEndedBudgetIsNoProof() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertThrows(OutOfBudget.class, () -> new Circuit(spent));
        Symbolic rules = (Symbolic) Behaviour.of(new RandomCases(1).rules(3, 1));
        Comparison same = Comparison.whole(rules, rules);
        Exhaustion exhaustion = new Exhaustion(Domain.free(3), same.cone(), spent);
        assertThrows(OutOfBudget.class, () -> exhaustion.find(same));
    }

    /** Literals of a circuit beside what they mean. */
    private static final class Wires {
        private final Domain domain;
        private final Circuit circuit = new Circuit(Budget.unlimited());
        private final InputGates inputs;
        private final List<Integer> literals = new ArrayList<>();
        private final List<Predicate<BitSet>> meanings = new ArrayList<>();

        Wires(Domain domain) {
            this.domain = domain;
            this.inputs = new InputGates(domain, circuit);
            add(Circuit.TRUE, bits -> true);
            for (int atom = 0; atom < domain.atoms(); atom++) {
                int index = atom;
                add(inputs.atom(atom), bits -> bits.get(index));
            }
        }

        private void add(int literal, Predicate<BitSet> meaning) {
            literals.add(literal);
            meanings.add(meaning);
        }

        void addRandom(SplittableRandom random) {
            List<Integer> chosen = new ArrayList<>();
            List<Predicate<BitSet>> means = new ArrayList<>();
            for (int i = 0; i < 2 + random.nextInt(2); i++) {
                int at = random.nextInt(literals.size());
                boolean not = random.nextBoolean();
                chosen.add(not ? Circuit.not(literals.get(at)) : literals.get(at));
                means.add(not ? meanings.get(at).negate() : meanings.get(at));
            }
            switch (random.nextInt(4)) {
                case 0 -> add(circuit.and(chosen), bits -> means.stream().allMatch(m -> m.test(bits)));
                case 1 -> add(circuit.or(chosen), bits -> means.stream().anyMatch(m -> m.test(bits)));
                case 2 ->
                    add(
                            circuit.xor(chosen.get(0), chosen.get(1)),
                            bits -> means.get(0).test(bits) != means.get(1).test(bits));
                default -> addSelect(random, chosen, means);
            }
        }

        private void addSelect(SplittableRandom random, List<Integer> results, List<Predicate<BitSet>> means) {
            int at = random.nextInt(literals.size());
            int literal = literals.get(at);
            Predicate<BitSet> first = meanings.get(at);
            add(
                    circuit.select(List.of(literal, Circuit.not(literal)), results.subList(0, 2)),
                    bits -> means.get(first.test(bits) ? 0 : 1).test(bits));
        }

        void addStates(int group) {
            List<Integer> states = inputs.states(group);
            Group kind = domain.groups().get(group);
            assertEquals(kind.states(), states.size());
            for (int state = 0; state < states.size(); state++) {
                int number = state;
                add(
                        states.get(state),
                        bits -> kind.stateOf(bits, domain.start(group)).orElse(-1) == number);
            }
        }

        /** A number for each state of each group, some negative, and a bound about their sums. */
        void addThreshold(SplittableRandom random, int mostNodes) {
            List<WeightedThreshold.Choice> choices = new ArrayList<>();
            List<List<BigInteger>> weights = new ArrayList<>();
            for (int g = 0; g < domain.groups().size(); g++) {
                weights.add(random.longs(domain.groups().get(g).states(), -3, 9)
                        .mapToObj(BigInteger::valueOf)
                        .toList());
                choices.add(new WeightedThreshold.Choice(inputs.states(g), weights.get(g)));
            }
            BigInteger fixed = BigInteger.valueOf(random.nextInt(4));
            choices.add(WeightedThreshold.Choice.of(random.nextBoolean() ? Circuit.TRUE : Circuit.FALSE, fixed));
            boolean added = choices.get(choices.size() - 1).literals().get(0) == Circuit.TRUE;
            BigInteger bound = BigInteger.valueOf(random.nextInt(26) - 6);
            add(new WeightedThreshold(choices, bound).gate(circuit, mostNodes), bits -> {
                BigInteger sum = IntStream.range(0, weights.size())
                        .mapToObj(g -> weights.get(g)
                                .get(domain.groups()
                                        .get(g)
                                        .stateOf(bits, domain.start(g))
                                        .orElseThrow()))
                        .reduce(added ? fixed : BigInteger.ZERO, BigInteger::add);
                return sum.compareTo(bound) >= 0;
            });
        }

        /** On every assignment: valid ones have a model, in which each literal is what it means; others have none. */
        void check(String message) {
            for (long code = 0; code < 1L << domain.atoms(); code++) {
                BitSet bits = BitSet.valueOf(new long[] {code});
                int here = circuit.and(IntStream.range(0, domain.atoms())
                        .mapToObj(atom -> bits.get(atom) ? inputs.atom(atom) : Circuit.not(inputs.atom(atom)))
                        .toList());
                Optional<IntPredicate> model = circuit.clauses().modelWith(here);
                assertEquals(domain.isValid(bits), model.isPresent(), message);
                model.ifPresent(truth -> {
                    assertEquals(bits, inputs.read(truth), message);
                    for (int i = 0; i < literals.size(); i++) {
                        assertEquals(meanings.get(i).test(bits), truth.test(literals.get(i)), message + ", wire " + i);
                    }
                });
            }
        }
    }
}

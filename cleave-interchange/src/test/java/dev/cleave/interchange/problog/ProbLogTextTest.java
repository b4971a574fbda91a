package dev.cleave.interchange.problog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.examples.ClassNetworks;
import dev.cleave.interchange.torch.TorchNetwork;
import dev.cleave.io.text.PossibleCombinations;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.needs.Needs;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a program means is for an engine to say: 2P-Kt finds the network's probabilities. */
@Tag("slow")
class ProbLogTextTest {
    private static final double TOLERANCE = 1e-6;
    private static final List<Integer> VALUES = List.of(4, 4, 4, 3, 3, 3); // of each column of Car

    @Test
    void theEngineFindsTheProbabilitiesOfEveryRow() {
        for (long seed = 0; seed < 12; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            HardNetwork network = ClassNetworks.network(random, 4, 1 + random.nextInt(5), 2 + random.nextInt(3));
            Domain domain = Domain.free(4);
            RuleSet rules = ClassRules.extract(network, domain, (int) (seed % 3), Budget.unlimited());
            BitMatrix rows = ClassNetworks.every(4);
            assertSameInTheEngine(
                    network,
                    rules,
                    ClassNetworks.words(4, network.head().outputs()),
                    rows,
                    IntStream.range(0, 16).boxed().toList());
        }
    }

    /** Weights with ties, and so large that probabilities of several classes are the same number. */
    @Test
    void theMostProbableClassIsTheAnswer() {
        for (long seed = 0; seed < 16; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int outputs = 2 + random.nextInt(3);
            float scale = List.of(1e-12f, 0.5f, 1f, 30f).get((int) (seed % 4));
            HardNetwork network = withTies(random, outputs, scale);
            RuleSet rules = ClassRules.extract(network, Domain.free(3), 4, Budget.unlimited());
            Vocabulary words = ClassNetworks.words(3, outputs);
            String program = ProbLogText.of(
                    network,
                    rules,
                    words,
                    PossibleCombinations.of(rules, 3, Domain.free(3)).orElseThrow());
            assertAnswers(rules, words, program, "seed " + seed);
        }
    }

    /** Where no class holds, none is possible; where several do, all are certain. */
    @Test
    void rulesAloneAreAProgram() {
        for (long seed = 0; seed < 12; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Definition> some =
                    Stream.generate(() -> definition(random)).limit(5).toList();
            RuleSet rules = new RuleSet(3, some.subList(0, 2), some.subList(2, 5));
            Vocabulary words = ClassNetworks.words(3, 3);
            assertAnswers(rules, words, ProbLogText.of(rules, words), "seed " + seed);
        }
    }

    private static void assertAnswers(RuleSet rules, Vocabulary words, String program, String what) {
        ProbLogEngine engine = new ProbLogEngine(program, words);
        Domain.free(3)
                .forEach(row ->
                        assertEquals(rules.answer(row), engine.most(row), () -> what + ", " + row + " of\n" + program));
    }

    private static Definition definition(SplittableRandom random) {
        List<Rule> rules = Stream.<Rule>generate(() -> {
                    List<Literal> literals = IntStream.range(0, 3)
                            .filter(atom -> random.nextInt(3) > 0)
                            .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                            .toList();
                    return random.nextInt(4) > 0 ? new Rule.All(literals) : Rule.AtLeast.of(2, literals);
                })
                .limit(random.nextInt(4))
                .toList();
        return new Definition(rules, random.nextInt(4) == 0);
    }

    private static HardNetwork withTies(SplittableRandom random, int outputs, float scale) {
        float[] first = new float[9];
        float[] second = new float[outputs * 3];
        for (int i = 0; i < first.length; i++) {
            first[i] = random.nextInt(3) - 1;
        }
        for (int i = 0; i < second.length; i++) {
            second[i] = scale * (random.nextInt(3) - 1);
        }
        Head head = random.nextBoolean() ? new MutexHead(outputs) : new ExactlyOneHead(outputs);
        return new HardNetwork(
                new GivenPredicates(3),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 3, 3, first),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, outputs, 3, second),
                head);
    }

    /** The published network for Car, on rows that Car has. */
    @Test
    void theEngineFindsTheProbabilitiesOfAPublishedNetwork() {
        TorchNetwork imported = TorchNetwork.read(
                Needs.data().resolve("pytorch/car-mt.pth"), Optional.empty(), TorchNetwork.Outputs.CLASSES);
        HardNetwork hard = imported.network().harden();
        Domain domain = new Domain(VALUES.stream().map(Group.OneHot::new).toList());
        RuleSet rules = ClassRules.extract(hard, domain, 4, Budget.unlimited());
        BitMatrix rows = cars(new SplittableRandom(7), 4);
        assertSameInTheEngine(hard, rules, Vocabulary.of(imported.encoding()), rows, List.of(0, 3));
    }

    @Test
    void theEngineReadsOddNames() {
        HardNetwork network = ClassNetworks.network(new SplittableRandom(3), 6, 4, 3);
        Vocabulary words = new Vocabulary(
                List.of(
                        new Atom.Holds("Größe \"x\""),
                        new Atom.Is("Größe", "sehr groß, 'ja'\\n \"nein\"\n\t."),
                        new Atom.Is("is", "mod"),
                        new Atom.Above("age", -1e-9),
                        new Atom.Missing("member"),
                        new Atom.Holds("conj")),
                List.of(new Atom.Is("class", "-3"), new Atom.Is("class", "not"), new Atom.Is("class", "Ü, %")));
        RuleSet rules = ClassRules.extract(network, Domain.free(6), 4, Budget.unlimited());
        assertSameInTheEngine(network, rules, words, ClassNetworks.every(6), List.of(0, 21, 42, 63));
    }

    @Test
    void theProgramIsThatOfThePaper() {
        HardNetwork network = new HardNetwork(
                new GivenPredicates(2),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, 2, new float[] {6, -6, 0, 6}),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 2, new float[] {1, 0, 0, 2}),
                new MutexHead(2));
        Vocabulary words = new Vocabulary(
                List.of(new Atom.Is("safety", "low"), new Atom.Holds("big")),
                List.of(new Atom.Is("class", "acc"), new Atom.Is("class", "good")));
        RuleSet rules = ClassRules.extract(network, Domain.free(2), 4, Budget.unlimited());
        BitMatrix row = new BitMatrix.Builder(2, 2).set(0, 0).set(1, 0).build();
        assertEquals(
                """
                % safety(low) means safety = low
                % big means big
                % class(acc) means class = acc
                % class(good) means class = good
                big :- fail.
                safety(_) :- fail.
                conj(1) :- safety(low), \\+ big.
                conj(2) :- big.
                0.9525741269::class(acc); 0.0474258731::class(good) :- conj(1), \\+ conj(2).
                """, ProbLogText.of(network, rules, words, ClassNetworks.combinations(network, NetworkInputs.of(row))));
        assertEquals("safety(low).\n", ProbLogText.facts(BitSet.valueOf(new long[] {1}), words));
    }

    @Test
    void distributionsNeverExceedOne() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 10_000; i++) {
            double[] raw = random.doubles(2 + random.nextInt(20), -30, 30).toArray();
            MutexHead head = new MutexHead(raw.length);
            double[] wanted = IntStream.range(0, raw.length)
                    .mapToDouble(output -> head.probability(raw, output))
                    .toArray();
            List<String> printed = Distribution.of(wanted, Head.largest(raw, raw.length)).probabilities().stream()
                    .map(Distribution::text)
                    .toList();
            double sum = 0;
            for (int output = 0; output < wanted.length; output++) {
                double probability = Double.parseDouble(printed.get(output));
                assertEquals(wanted[output], probability, 1e-8);
                sum += probability;
            }
            assertTrue(sum <= 1 && sum > 1 - 1e-9, "sum " + sum);
        }
    }

    @Test
    void otherNetworksAndRulesAreRefused() {
        HardNetwork network = ClassNetworks.network(new SplittableRandom(1), 3, 2, 2);
        RuleSet plain = RuleSet.plain(
                3, List.of(Definition.of(List.of(Rule.all(Literal.of(0)))), Definition.of(List.of(Rule.all()))));
        ConjunctionCombinations none = new ConjunctionCombinations(List.of());
        assertThrows(
                IllegalArgumentException.class, () -> ProbLogText.of(network, plain, ClassNetworks.words(3, 2), none));
    }

    private static void assertSameInTheEngine(
            HardNetwork network, RuleSet rules, Vocabulary words, BitMatrix rows, List<Integer> asked) {
        NetworkInputs inputs = NetworkInputs.of(rows);
        String program = ProbLogText.of(network, rules, words, ClassNetworks.combinations(network, inputs));
        ProbLogEngine engine = new ProbLogEngine(program, words);
        for (int row : asked) {
            double[] raw = network.pass().outputs(inputs, row).clone();
            double[] found = engine.probabilities(atoms(rows, row));
            for (int output = 0; output < raw.length; output++) {
                assertEquals(
                        network.head().probability(raw, output),
                        found[output],
                        TOLERANCE,
                        "row " + row + ", class " + output + " of\n" + program);
            }
        }
    }

    private static BitSet atoms(BitMatrix rows, int row) {
        BitSet atoms = new BitSet();
        IntStream.range(0, rows.columns()).filter(atom -> rows.get(row, atom)).forEach(atoms::set);
        return atoms;
    }

    private static BitMatrix cars(SplittableRandom random, int count) {
        BitMatrix.Builder rows = new BitMatrix.Builder(count, 21);
        for (int row = 0; row < count; row++) {
            int start = 0;
            for (int values : VALUES) {
                rows.set(row, start + random.nextInt(values));
                start += values;
            }
        }
        return rows.build();
    }
}

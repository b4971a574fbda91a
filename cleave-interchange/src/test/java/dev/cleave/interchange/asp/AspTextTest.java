package dev.cleave.interchange.asp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.Transitions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.examples.ClassNetworks;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.examples.ExamplePoints;
import dev.cleave.examples.MonkTable;
import dev.cleave.interchange.torch.TorchNetwork;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.needs.Needs;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.bnet.BooleanNetwork;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program means is for clingo to say: it answers every row, in one grounding, as the rules do. */
@Tag("slow")
class AspTextTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void clingoAnswersEveryStateOfTheKnownNetworks(ExampleNetwork known) throws IOException, InterruptedException {
        BooleanNetwork network = known.load();
        Transitions transitions = Transitions.all(network);
        RuleSet rules = FormulaDnf.of(network);
        assertEquals(
                transitions.dataset().targets().transposed(),
                columns(rules, transitions.dataset().inputs()));
        assertSameAsClingo(
                rules,
                Vocabulary.of(transitions.encoding()),
                transitions.dataset().inputs());
    }

    private static BitColumns columns(RuleSet rules, BitMatrix inputs) {
        List<Coverage> answers = rules.answer(inputs.transposed());
        BitColumns.Builder columns = new BitColumns.Builder(inputs.rows(), answers.size());
        for (int output = 0; output < answers.size(); output++) {
            int atom = output;
            answers.get(output).toBitSet().stream().forEach(row -> columns.set(row, atom));
        }
        return columns.build();
    }

    @Test
    void clingoAnswersEveryRowOfMonk() throws IOException, InterruptedException {
        Table table = MonkTable.all();
        Encoding encoding = encoding(table, "class");
        Words words = new Words(encoding);
        RuleSet rules = words.rules(Definition.of(List.of(
                Rule.all(words.is("a1", "1"), words.is("a2", "1")),
                Rule.all(words.is("a1", "2"), words.is("a2", "2")),
                Rule.all(words.is("a1", "3"), words.is("a2", "3")),
                Rule.all(words.is("a5", "1")))));
        assertEquals(
                encoding.encode(table).dataset().targets().transposed(),
                columns(rules, encoding.inputs(table).inputs()));
        assertSameAsClingo(
                rules, Vocabulary.of(encoding), encoding.inputs(table).inputs());
    }

    @Test
    void clingoAnswersEveryRowOfMushroom() throws IOException, InterruptedException {
        Table table = CsvFile.read(Needs.data().resolve("mushroom.csv"));
        Encoding encoding = encoding(table, "class");
        Words words = new Words(encoding);
        List<Literal> any = IntStream.range(0, 12)
                .mapToObj(i -> new Literal(7 * i, i % 3 != 0))
                .toList();
        Definition auxiliary = new Definition(List.of(Rule.AtLeast.of(4, any)), true);
        Definition poisonous = Definition.of(List.of(
                Rule.all(words.is("odor", "f")),
                Rule.all(words.is("odor", "n"), Literal.of(encoding.atoms().size())),
                weighted(any, 7)));
        RuleSet rules = new RuleSet(encoding.atoms().size(), List.of(auxiliary), List.of(poisonous));
        assertSameAsClingo(
                rules, Vocabulary.of(encoding), encoding.inputs(table).inputs());
    }

    @Test
    void clingoReadsOddNames() throws IOException, InterruptedException {
        Vocabulary words = new Vocabulary(
                List.of(
                        new Atom.Holds("Größe \"x\""),
                        new Atom.Is("Größe", "sehr groß, 'ja'\\n \"nein\"\n\t\r."),
                        new Atom.Is("not", "not"),
                        new Atom.Is("not", "-3"),
                        new Atom.Is("missing", "age"),
                        new Atom.Missing("age"),
                        new Atom.Above("age", -1e-9),
                        new Atom.Above("age", 41.5),
                        new Atom.Is("row", "日本 🍄 %*"),
                        new Atom.Holds("aux"),
                        new Atom.Holds("carry")),
                List.of(new Atom.Holds("against"), new Atom.Is("Klasse", "Ü"), new Atom.Holds("")));
        for (long seed = 0; seed < 20; seed++) {
            assertSameAsClingo(rules(new Random(seed), 11, 3), words, rows(new Random(seed), 64, 11));
        }
    }

    /** Plain, weighted and mixed: exactly one class holds in every row, and it is the network's. */
    @Test
    void clingoGivesOneClassToEveryRow() throws IOException, InterruptedException {
        for (int seed = 0; seed < 9; seed++) {
            HardNetwork network = ClassNetworks.network(new SplittableRandom(seed), 6, 5, 4);
            assertClassesInClingo(
                    network, Domain.free(6), ClassNetworks.words(6, 4), ClassNetworks.every(6), 3 * (seed % 3));
        }
    }

    /** Weights of any float, and thus sums beyond 32 bits. */
    @ParameterizedTest
    @ValueSource(ints = {0, 32})
    void clingoGivesOneClassToEveryCar(int mostPlain) throws IOException, InterruptedException {
        TorchNetwork imported = TorchNetwork.read(
                Needs.data().resolve("pytorch/car-mt.pth"), Optional.empty(), TorchNetwork.Outputs.CLASSES);
        List<Integer> values = List.of(4, 4, 4, 3, 3, 3);
        Domain domain = new Domain(values.stream().map(Group.OneHot::new).toList());
        BitMatrix.Builder rows = new BitMatrix.Builder(1728, domain.atoms());
        int[] row = new int[1];
        domain.forEach(car -> {
            car.stream().forEach(atom -> rows.set(row[0], atom));
            row[0]++;
        });
        assertClassesInClingo(
                imported.network().harden(), domain, Vocabulary.of(imported.encoding()), rows.build(), mostPlain);
    }

    private void assertClassesInClingo(
            HardNetwork network, Domain domain, Vocabulary words, BitMatrix rows, int mostPlain)
            throws IOException, InterruptedException {
        RuleSet rules = ClassRules.extract(network, domain, mostPlain, Budget.unlimited());
        assertEquals(network.predict(rows).transposed(), columns(rules, rows));
        assertSameAsClingo(rules, words, rows);
    }

    /** Weights beyond 32 bits, on which clingo's own sums would overflow. */
    @Test
    void clingoAddsWeightsOfAnySize() throws IOException, InterruptedException {
        Random random = new Random(4);
        List<Rule.Term> terms = IntStream.range(0, 8)
                .mapToObj(i -> new Rule.Term(
                        new Literal(i, random.nextBoolean()), new BigInteger(40, random).add(BigInteger.ONE)))
                .toList();
        BigInteger half = terms.stream()
                .map(Rule.Term::weight)
                .reduce(BigInteger.ZERO, BigInteger::add)
                .shiftRight(1);
        RuleSet rules = RuleSet.plain(8, List.of(Definition.of(List.of(new Rule.AtLeast(terms, half)))));
        Vocabulary words = new Vocabulary(
                IntStream.range(0, 8)
                        .<Atom>mapToObj(i -> new Atom.Holds("g" + i))
                        .toList(),
                List.of(new Atom.Holds("out")));
        BitMatrix.Builder all = new BitMatrix.Builder(256, 8);
        IntStream.range(0, 256 * 8).filter(i -> (i / 8 >> i % 8 & 1) == 1).forEach(i -> all.set(i / 8, i % 8));
        assertSameAsClingo(rules, words, all.build());
    }

    /** However great the weights are, a sum takes a line for every few bits of them, and no more. */
    @Test
    void sumsOfAnySizeTakeFewLines() throws IOException, InterruptedException {
        for (long seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            int atoms = 2 + random.nextInt(30);
            int bits = 20 + random.nextInt(140);
            List<Definition> heads = Stream.generate(() -> Definition.of(List.of(sum(random, atoms, bits))))
                    .limit(3)
                    .toList();
            RuleSet rules = RuleSet.plain(atoms, heads);
            Vocabulary words = ClassNetworks.words(atoms, 3);
            assertFewLines(rules, words, 1 + bits / 16, "seed " + seed);
            assertSameAsClingo(rules, words, rows(random, 64, atoms));
        }
    }

    private static Rule sum(Random random, int atoms, int bits) {
        int zeros = random.nextInt(3) == 0 ? random.nextInt(bits) : 0; // below the last digit
        List<Rule.Term> terms = IntStream.range(0, atoms)
                .mapToObj(i -> new Rule.Term(
                        new Literal(i, random.nextBoolean()),
                        new BigInteger(bits - zeros, random).add(BigInteger.ONE).shiftLeft(zeros)))
                .toList();
        BigInteger total = new Rule.AtLeast(terms, BigInteger.ONE).total();
        BigInteger some = IntStream.range(0, atoms)
                .filter(i -> random.nextBoolean())
                .mapToObj(i -> terms.get(i).weight())
                .reduce(BigInteger.ZERO, BigInteger::add); // a bound that is met with nothing to spare
        return new Rule.AtLeast(terms, random.nextBoolean() ? some : new BigInteger(total.bitLength(), random));
    }

    /** Three columns of several values, several classes, weights of any float. */
    @ParameterizedTest
    @ValueSource(ints = {0, 4, 64})
    void classesOfSmallTablesTakeFewLines(int mostPlain) throws IOException, InterruptedException {
        for (long seed = 0; seed < 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = new Domain(Stream.generate(() -> new Group.OneHot(4 + random.nextInt(3)))
                    .limit(3)
                    .toList());
            int conjunctions = 8 + random.nextInt(24);
            HardNetwork network = ClassNetworks.network(random, domain.atoms(), conjunctions, 5);
            RuleSet rules = ClassRules.extract(network, domain, mostPlain, Budget.unlimited());
            Vocabulary words = ClassNetworks.words(domain.atoms(), 5);
            assertFewLines(rules, words, 4, "seed " + seed);
            BitMatrix rows = ClassNetworks.every(domain);
            assertEquals(network.predict(rows).transposed(), columns(rules, rows), "seed " + seed);
            assertSameAsClingo(rules, words, rows);
        }
    }

    private static void assertFewLines(RuleSet rules, Vocabulary words, int linesOfARule, String message) {
        long lines = new AspText(words).program(rules).lines().count();
        long most = 10 + words.atoms().size() + words.heads().size() + (long) linesOfARule * (1 + rules.rules());
        assertTrue(lines <= most, () -> message + ": " + lines + " lines, not " + most);
    }

    /** Points of atoms and of conjunctions, for and against. */
    @Test
    void clingoAddsPointsOfConjunctions() throws IOException, InterruptedException {
        RuleSet rules = ExamplePoints.rules();
        Vocabulary words = new Vocabulary(
                IntStream.range(0, 4)
                        .<Atom>mapToObj(i -> new Atom.Holds("g" + i))
                        .toList(),
                List.of(new Atom.Holds("out")));
        BitMatrix.Builder all = new BitMatrix.Builder(16, 4);
        IntStream.range(0, 64).filter(i -> (i / 4 >> i % 4 & 1) == 1).forEach(i -> all.set(i / 4, i % 4));
        assertSameAsClingo(rules, words, all.build());
    }

    /** Points that ASP's numbers hold, and such as need two digits or more. */
    @ParameterizedTest
    @ValueSource(ints = {4, 28, 31, 40, 90})
    void clingoFindsTheClassWithTheMostPoints(int bits) throws IOException, InterruptedException {
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            int atoms = 6;
            List<Definition> auxiliaries =
                    List.of(definition(random, atoms), definition(random, atoms), definition(random, atoms));
            int classes = 2 + random.nextInt(150);
            List<ClassTally.Condition> conditions = IntStream.range(0, auxiliaries.size())
                    .mapToObj(k -> new ClassTally.Condition(
                            atoms + k,
                            IntStream.range(0, classes)
                                    .filter(output -> random.nextInt(3) > 0)
                                    .mapToObj(output -> new ClassTally.Gain(output, points(random, bits)))
                                    .toList()))
                    .toList();
            ClassTally tally = new ClassTally(
                    IntStream.range(0, classes)
                            .mapToObj(output -> points(random, bits))
                            .toList(),
                    conditions);
            Vocabulary words = new Vocabulary(
                    IntStream.range(0, atoms)
                            .<Atom>mapToObj(i -> new Atom.Holds("a" + i))
                            .toList(),
                    IntStream.range(0, classes)
                            .<Atom>mapToObj(i -> new Atom.Is("tally", "c" + i))
                            .toList());
            assertSameAsClingo(RuleSet.ofTally(atoms, auxiliaries, tally), words, rows(random, 40, atoms));
        }
    }

    /** Small, so that there are ties, and some so large that the lowest digit decides. */
    private static BigInteger points(Random random, int bits) {
        BigInteger large = BigInteger.valueOf(random.nextInt(3) - 1).shiftLeft(random.nextInt(bits));
        return large.add(BigInteger.valueOf(random.nextInt(7) - 3));
    }

    @Test
    void oneRowIsAProgramOfItsOwn() {
        Vocabulary words = new Vocabulary(
                List.of(new Atom.Is("odor", "foul"), new Atom.Holds("bruises"), new Atom.Above("age", 41.5)),
                List.of(new Atom.Is("class", "poisonous")));
        List<Literal> three = List.of(Literal.of(0), Literal.not(1), Literal.of(2));
        RuleSet rules =
                RuleSet.plain(3, List.of(Definition.of(List.of(Rule.all(Literal.of(0)), Rule.AtLeast.of(2, three)))));
        assertEquals("""
                % odor(foul) means odor = foul
                % bruises means bruises
                % above(age,"41.5") means age > 41.5
                % class(poisonous) means class = poisonous
                class(poisonous) :- odor(foul).
                class(poisonous) :- #count { 0 : odor(foul); 1 : not bruises; 2 : above(age,"41.5") } >= 2.
                #defined above/2.
                #defined bruises/0.
                #defined class/1.
                #defined odor/1.
                #show class/1.
                """, new AspText(words).program(rules));
        assertEquals("odor(foul).\nbruises.\n", new AspText(words).facts(BitSet.valueOf(new long[] {3})));
    }

    private void assertSameAsClingo(RuleSet rules, Vocabulary words, BitMatrix rows)
            throws IOException, InterruptedException {
        Path clingo = Needs.clingo();
        AspText asp = new AspText(words);
        Set<String> ours = new HashSet<>();
        List<Coverage> answers = rules.answer(rows.transposed());
        for (int output = 0; output < answers.size(); output++) {
            int head = output;
            answers.get(output).toBitSet().stream().forEach(row -> ours.add(asp.head(head, row)));
        }
        Path program = Files.writeString(folder.resolve("rules.lp"), asp.programByRow(rules));
        Path facts = Files.writeString(folder.resolve("rows.lp"), asp.facts(rows));
        Set<String> theirs = run(clingo, program, facts);
        assertEquals(List.of(), few(ours, theirs), "ours alone");
        assertEquals(List.of(), few(theirs, ours), "clingo's alone");
    }

    /** The one answer set; what clingo has to say otherwise fails the test. */
    private Set<String> run(Path clingo, Path... files) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        List<String> command =
                new ArrayList<>(List.of(clingo.toString(), "0", "--outf=0", "--verbose=0", "--out-ifs=\\n"));
        Arrays.stream(files).map(Path::toString).forEach(command::add);
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assertEquals("", Files.readString(errors).lines().limit(3).collect(Collectors.joining("\n")));
        Set<String> atoms = Arrays.stream(answer.split("\n"))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        assertEquals(true, atoms.remove("SATISFIABLE"));
        return atoms;
    }

    private static List<String> few(Set<String> all, Set<String> without) {
        return all.stream()
                .filter(atom -> !without.contains(atom))
                .sorted()
                .limit(5)
                .toList();
    }

    private static Encoding encoding(Table table, String target) {
        LabelledTable labelled = LabelledTable.of(table, TargetSpec.of(target));
        return Encoding.fit(
                labelled.table(), labelled.target(), Rows.all(labelled.table().rows()), EncodingOptions.defaults());
    }

    private static Rule weighted(List<Literal> literals, int bound) {
        return new Rule.AtLeast(
                literals.stream()
                        .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + literal.atom() % 4)))
                        .toList(),
                BigInteger.valueOf(bound));
    }

    private static RuleSet rules(Random random, int atoms, int outputs) {
        List<Definition> auxiliaries = List.of(definition(random, atoms), definition(random, atoms + 1));
        return new RuleSet(
                atoms,
                auxiliaries,
                IntStream.range(0, outputs)
                        .mapToObj(i -> definition(random, atoms + 2))
                        .toList());
    }

    private static Definition definition(Random random, int atoms) {
        List<Rule> rules = IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> rule(random, atoms))
                .toList();
        return new Definition(rules, random.nextInt(3) == 0);
    }

    private static Rule rule(Random random, int atoms) {
        List<Literal> literals = IntStream.range(0, atoms)
                .filter(atom -> random.nextInt(3) == 0)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
        return switch (random.nextInt(3)) {
            case 0 -> new Rule.All(literals);
            case 1 -> Rule.AtLeast.of(random.nextInt(5), literals);
            default -> weighted(literals, random.nextInt(9));
        };
    }

    private static BitMatrix rows(Random random, int rows, int atoms) {
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, atoms);
        IntStream.range(0, rows * atoms).filter(i -> random.nextBoolean()).forEach(i -> bits.set(i / atoms, i % atoms));
        return bits.build();
    }

    /** Literals by the words of an encoding. */
    private record Words(Encoding encoding) {
        Literal is(String column, String value) {
            int atom = encoding.atoms().indexOf(new Atom.Is(column, value));
            if (atom < 0) {
                throw new IllegalArgumentException(column + " = " + value);
            }
            return Literal.of(atom);
        }

        RuleSet rules(Definition head) {
            return RuleSet.plain(encoding.atoms().size(), List.of(head));
        }
    }
}

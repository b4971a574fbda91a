package dev.cleave.interchange.contract;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.HeldOutAnswer;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.Task;
import dev.cleave.examples.ClassNetworks;
import dev.cleave.examples.Networks;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.Provenance;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Small models of every kind, and rows that they answer. */
final class Zoo {
    static final int ROWS = 400; // for each model, thousands together
    private static final String LONG = "a header of sixty characters that somebody has typed in full";

    private Zoo() {}

    static List<ZooModel> models() {
        return List.of(
                model("binary", plain(), binary(), 1),
                model("odd names", oddNames(), oddRules(oddNames()), 2),
                model("multilabel", multilabel(), random(multilabel(), 3), 3),
                model("points", points(), pointRules(points()), 4),
                model("at least", plain(), atLeast(plain()), 5),
                model("classes by list", classes(), random(classes(), 6), 6),
                model("classes by points", classes(), tally(classes()), 7),
                mutex("classes by mutex", false),
                mutex("classes by exactly one", true),
                model("Boolean network", genes(), geneRules(), 10),
                model("always and never", multilabel(), constants(multilabel()), 11),
                model("great points", plain(), great(plain()), 12));
    }

    private static ZooModel model(String name, Encoding encoding, RuleSet rules, long seed) {
        int atoms = encoding.atoms().size();
        int outputs = encoding.target().outputs();
        HardNetwork network = encoding.target().exclusive()
                ? ClassNetworks.network(
                        new SplittableRandom(seed), atoms, rules.auxiliaries().size() + 1, outputs)
                : Networks.network(new float[atoms], new float[outputs], atoms, outputs);
        return model(name, encoding, rules, network, seed);
    }

    private static ZooModel model(String name, Encoding encoding, RuleSet rules, HardNetwork network, long seed) {
        BitMatrix none = new BitMatrix.Builder(0, encoding.atoms().size()).build();
        Target target = encoding.target();
        Model model = new Model(
                encoding,
                SoftNetwork.of(network),
                network,
                network,
                rules,
                EvidenceSummary.unknown(),
                calibration(RuleAnswers.of(target, rules, network), encoding, seed),
                none,
                new Proof(
                        Proof.Subject.WRITTEN_BACK,
                        new Verdict.Undecided(new Scope.GivenRows(0, 0), "made by hand"),
                        0,
                        0),
                new Ledger(Task.of(target), List.of()),
                new Provenance("0", "zoo */ \u2028 \"\"\" \\u000a " + name, "ff", 10, seed, "made"));
        return ZooModel.of(name, reload(model), ZooRows.of(encoding, seed, ROWS));
    }

    private static Learned reload(Model model) {
        try {
            Path file = Files.createTempFile("zoo", ".cleave");
            ModelFile.write(model, file);
            Learned learned = Learned.load(file);
            Files.delete(file);
            return learned;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** By the strengths that rows have, right now and then. */
    private static Calibration calibration(RuleAnswers answers, Encoding encoding, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int truths = encoding.target().exclusive() ? encoding.target().outputs() : 2;
        List<List<HeldOutAnswer>> held = new ArrayList<>();
        IntStream.range(0, answers.questions()).forEach(question -> held.add(new ArrayList<>()));
        ZooRows.of(encoding, seed + 100, 60).forEach(row -> {
            java.util.BitSet known = answers.rules()
                    .withAuxiliaries(RuleAnswers.bits(encoding.row(row).inputs(), 0));
            for (int question = 0; question < held.size(); question++) {
                RuleAnswers.Said said = answers.of(known, question);
                boolean isRight = random.nextDouble() < 0.5 + said.strength() / 5;
                int truth = isRight ? said.answer() : random.nextInt(truths);
                held.get(question).add(new HeldOutAnswer(said.answer(), said.strength(), truth, 1));
            }
        });
        return Calibration.fit(encoding.target(), DecisionThreshold.even(), held);
    }

    private static Encoding plain() {
        List<EncodedColumn> columns = List.of(
                new NumericColumn("age", List.of(20.0, 41.5, 60.25), true),
                new CategoricalColumn("colour", List.of("red", "green", "blue"), false),
                new BooleanColumn("smokes", "yes", "no"),
                new CategoricalColumn("grade", List.of("1", "2", "2.5", "02"), true),
                new NumericColumn("weight", List.of(-0.1, 1e-7, 1e20), false),
                new BooleanColumn("sex", "m", "f"));
        return new Encoding(columns, new Target(List.of(new Label("ill", "yes", List.of("no")))), List.of());
    }

    /** Atoms: age 0-2, missing 3; colour 4-6; smokes 7; grade 8-11, missing 12; weight 13-15; sex 16. */
    private static RuleSet binary() {
        return RuleSet.plain(
                17,
                List.of(Definition.of(List.of(
                        Rule.all(Literal.of(1), Literal.not(4)),
                        Rule.all(Literal.of(3), Literal.of(7)),
                        Rule.all(Literal.not(0), Literal.of(9), Literal.not(15)),
                        Rule.all(Literal.of(12), Literal.of(16), Literal.of(14)),
                        Rule.all(Literal.of(11))))));
    }

    private static Encoding oddNames() {
        List<EncodedColumn> columns = List.of(
                new BooleanColumn("it's \"quoted\" \\ `back`", "yes", "no"),
                new CategoricalColumn("Größe (m²)", List.of("klein", "groß", "\"; DROP TABLE data; --"), true),
                new NumericColumn("x'; DROP TABLE data; --", List.of(1.5), false),
                new NumericColumn("select", List.of(-2.0, 3.0), true),
                new CategoricalColumn(
                        "two\nlines\tand a tab", List.of("a\nb", "it's", "\\", "${x}", "{{y}}", " a"), false),
                new NumericColumn(LONG, List.of(0.1), true),
                new BooleanColumn("a b", "1", "0"),
                new BooleanColumn("a_b", "on", "off"),
                new CategoricalColumn("class", List.of("é", "\u65e5\u672c", "\ud83d\ude00", "NULL;", "%s"), false),
                new BooleanColumn("_", "#", "--"));
        Label label = new Label("'target\"\nof; all", "it's", List.of("\"no\"\n"));
        return new Encoding(columns, new Target(List.of(label)), List.of());
    }

    /** A rule for every atom and its neighbours. */
    private static RuleSet oddRules(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Rule> rules = new ArrayList<>();
        for (int atom = 0; atom < atoms; atom++) {
            rules.add(Rule.all(
                    Literal.of(atom), Literal.not((atom + 4) % atoms), new Literal((atom + 9) % atoms, atom % 2 == 0)));
        }
        return RuleSet.plain(atoms, List.of(new Definition(rules, false)));
    }

    private static Encoding multilabel() {
        return new Encoding(
                plain().columns(),
                new Target(List.of(
                        new Label("ill", "yes", List.of("no")),
                        new Label("risk", "high", List.of("low", "middle")),
                        new Label("order", "1", List.of("0")))),
                List.of());
    }

    private static Encoding points() {
        return new Encoding(
                plain().columns(), new Target(List.of(new Label("risk", "high", List.of("low")))), List.of());
    }

    private static Encoding classes() {
        return new Encoding(
                plain().columns(), Target.classes("kind", List.of("lean", "mid", "it's big", "two\nlines")), List.of());
    }

    /** Auxiliaries that read each other, plain and at-least rules, negated heads. */
    private static RuleSet random(Encoding encoding, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            auxiliaries.add(definition(random, atoms + i));
        }
        return new RuleSet(
                atoms,
                auxiliaries,
                IntStream.range(0, encoding.target().outputs())
                        .mapToObj(output -> definition(random, atoms + 4))
                        .toList());
    }

    private static Definition definition(SplittableRandom random, int atoms) {
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            List<Literal> literals = new ArrayList<>();
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextInt(atoms) < 3) {
                    literals.add(new Literal(atom, random.nextInt(3) > 0));
                }
            }
            rules.add(random.nextBoolean() || literals.isEmpty() ? new Rule.All(literals) : weighted(random, literals));
        }
        return new Definition(rules, random.nextInt(3) == 0);
    }

    private static Rule weighted(SplittableRandom random, List<Literal> literals) {
        List<Rule.Term> terms = literals.stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(3))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextInt(1 + literals.size())));
    }

    /** Points for atoms and conjunctions, for and against. */
    private static RuleSet pointRules(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = List.of(
                Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(5)))),
                Definition.of(List.of(Rule.all(Literal.of(7), Literal.of(13)))));
        Rule rule = new Rule.AtLeast(
                List.of(
                        new Rule.Term(Literal.of(2), BigInteger.valueOf(3)),
                        new Rule.Term(Literal.not(8), BigInteger.ONE),
                        new Rule.Term(Literal.of(12), BigInteger.valueOf(4)),
                        new Rule.Term(Literal.of(atoms), BigInteger.TWO),
                        new Rule.Term(Literal.not(atoms + 1), BigInteger.TWO)),
                BigInteger.valueOf(5));
        return new RuleSet(atoms, auxiliaries, List.of(Definition.of(List.of(rule))));
    }

    private static RuleSet atLeast(Encoding encoding) {
        List<Literal> many = IntStream.range(0, encoding.atoms().size())
                .mapToObj(atom -> new Literal(atom, atom % 3 > 0))
                .toList();
        return RuleSet.plain(
                many.size(),
                List.of(new Definition(
                        List.of(
                                Rule.AtLeast.of(8, many),
                                Rule.AtLeast.of(3, many.subList(0, 5)),
                                Rule.all(Literal.of(16), Literal.of(12))),
                        true)));
    }

    private static RuleSet great(Encoding encoding) {
        List<Rule.Term> terms = new ArrayList<>();
        for (int atom = 0; atom < encoding.atoms().size(); atom++) {
            terms.add(new Rule.Term(
                    new Literal(atom, atom % 2 == 0),
                    BigInteger.ONE.shiftLeft(5 * atom).add(BigInteger.ONE)));
        }
        return RuleSet.plain(
                terms.size(), List.of(Definition.of(List.of(new Rule.AtLeast(terms, BigInteger.ONE.shiftLeft(70))))));
    }

    private static RuleSet tally(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            auxiliaries.add(Definition.of(List.of(Rule.all(Literal.of(i), new Literal(i + 7, i % 2 == 0)))));
        }
        List<ClassTally.Condition> conditions = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            conditions.add(new ClassTally.Condition(
                    atoms + i, List.of(gain(i % 4, 2 - i), gain((i + 1) % 4, i), gain((i + 2) % 4, 1))));
        }
        List<BigInteger> start = List.of(BigInteger.TWO, BigInteger.ONE, BigInteger.ZERO, BigInteger.TWO);
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }

    private static ClassTally.Gain gain(int output, int points) {
        return new ClassTally.Gain(output, BigInteger.valueOf(points));
    }

    private static ZooModel mutex(String name, boolean isExactlyOne) {
        Encoding encoding = classes();
        HardNetwork drawn = ClassNetworks.network(
                new SplittableRandom(isExactlyOne ? 8 : 9), encoding.atoms().size(), 6, 4);
        HardNetwork network = isExactlyOne
                ? new HardNetwork(drawn.predicates(), drawn.conjunctions(), drawn.disjunctions(), new ExactlyOneHead(4))
                : drawn;
        RuleSet rules = ClassRules.extract(network, encoding.domain(), isExactlyOne ? 64 : 0, Budget.unlimited());
        return model(name, encoding, rules, network, isExactlyOne ? 8 : 9);
    }

    private static Encoding genes() {
        List<String> names = List.of("CycD", "Rb", "E2F", "p27");
        return new Encoding(
                names.stream().map(name -> new BooleanColumn(name, "1", "0")).toList(),
                new Target(names.stream()
                        .map(name -> new Label(name + "_next", "1", List.of("0")))
                        .toList()),
                List.of());
    }

    private static RuleSet geneRules() {
        return RuleSet.plain(
                4,
                List.of(
                        Definition.of(List.of(Rule.all(Literal.of(0)))),
                        Definition.of(List.of(Rule.all(Literal.not(0), Literal.not(2)), Rule.all(Literal.of(3)))),
                        new Definition(
                                List.of(
                                        Rule.all(Literal.of(1)),
                                        Rule.AtLeast.of(2, List.of(Literal.of(0), Literal.not(2), Literal.of(3)))),
                                true),
                        Definition.of(List.of())));
    }

    private static RuleSet constants(Encoding encoding) {
        return RuleSet.plain(
                encoding.atoms().size(),
                List.of(
                        Definition.of(List.of(Rule.all(), Rule.all(Literal.of(2)))),
                        Definition.of(List.of()),
                        new Definition(List.of(Rule.AtLeast.of(0, List.of(Literal.of(1)))), true)));
    }
}

package dev.cleave.interchange.contract;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Small models of every kind, and rows that they answer. */
final class Zoo {
    static final int ROWS = 400; // for each model, thousands together

    private Zoo() {}

    static List<ZooModel> models() {
        return Stream.of(written(), large(), LearnedZoo.models())
                .flatMap(List::stream)
                .toList();
    }

    /** Those that nobody learned. */
    static List<ZooModel> written() {
        return List.of(
                model("binary", ZooEncodings.plain(), ZooRules.binary(), 1),
                model("odd names", ZooEncodings.oddNames(), ZooRules.oddRules(ZooEncodings.oddNames()), 2),
                model("multilabel", ZooEncodings.multilabel(), ZooRules.random(ZooEncodings.multilabel(), 3), 3),
                model("points", ZooEncodings.points(), ZooRules.pointRules(ZooEncodings.points()), 4),
                model("at least", ZooEncodings.plain(), ZooRules.atLeast(ZooEncodings.plain()), 5),
                model("classes by list", ZooEncodings.classes(), ZooRules.random(ZooEncodings.classes(), 6), 6),
                model("classes by points", ZooEncodings.classes(), ZooRules.tally(ZooEncodings.classes()), 7),
                mutex("classes by mutex", false),
                mutex("classes by exactly one", true),
                model("Boolean network", ZooEncodings.genes(), ZooRules.geneRules(), 10),
                model("always and never", ZooEncodings.multilabel(), ZooRules.constants(ZooEncodings.multilabel()), 11),
                model("great points", ZooEncodings.plain(), ZooRules.great(ZooEncodings.plain()), 12),
                model("words in order", ZooEncodings.ordered(), ZooRules.random(ZooEncodings.ordered(), 13), 13),
                model("taken names", ZooEncodings.takenNames(), ZooRules.random(ZooEncodings.takenNames(), 14), 14),
                model(
                        "taken names of classes",
                        ZooEncodings.takenClasses(),
                        ZooRules.tally(ZooEncodings.takenClasses()),
                        15));
    }

    /**
     * More than a method of Java, an expression of SQLite (1,000 levels) and, with a rule and an auxiliary each, a row of PostgreSQL (1,664 columns) hold;
     * of few rows, as most time goes into reading the programs.
     */
    static List<ZooModel> large() {
        Encoding classes = ZooEncodings.classes();
        Encoding label = ZooEncodings.points();
        return List.of(
                model("very many points of classes", classes, LargeZoo.tally(classes, 1100), 16)
                        .first(20),
                model("very many points", label, LargeZoo.points(label, 250), 17)
                        .first(20));
    }

    static ZooModel named(String name) {
        return written().stream()
                .filter(model -> model.name().equals(name))
                .findFirst()
                .orElseThrow();
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

    private static ZooModel mutex(String name, boolean isExactlyOne) {
        Encoding encoding = ZooEncodings.classes();
        HardNetwork drawn = ClassNetworks.network(
                new SplittableRandom(isExactlyOne ? 8 : 9), encoding.atoms().size(), 6, 4);
        HardNetwork network = isExactlyOne
                ? new HardNetwork(drawn.predicates(), drawn.conjunctions(), drawn.disjunctions(), new ExactlyOneHead(4))
                : drawn;
        RuleSet rules = ClassRules.extract(network, encoding.domain(), isExactlyOne ? 64 : 0, Budget.unlimited());
        return model(name, encoding, rules, network, isExactlyOne ? 8 : 9);
    }
}

package dev.cleave.bench;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.Provenance;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.writeback.ClassNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Prints the processor time of every step after the search for rules of classes, on conjunctions and scores drawn at random. */
public final class ProgramTimes {
    private static final int TEXTS = 12; // columns
    private static final int NUMBERS = 8;
    private static final int MOST_ROWS = 20_000;

    private ProgramTimes() {}

    /** Takes pairs of classes and conjunctions: 26 500 1000 2000. */
    public static void main(String[] args) throws IOException {
        int[] sizes = args.length > 0
                ? Stream.of(args).mapToInt(Integer::parseInt).toArray()
                : new int[] {7, 60, 26, 500, 100, 200, 300, 600, 1_000, 2_000};
        for (int i = 0; i + 1 < sizes.length; i += 2) {
            run(sizes[i], sizes[i + 1]);
        }
    }

    private static void run(int classes, int conjunctions) throws IOException {
        System.out.printf(Locale.ROOT, "%d classes, %d conjunctions%n", classes, conjunctions);
        SplittableRandom random = new SplittableRandom(classes);
        Table table = table(random, classes);
        LabelledTable labelled = timed("read labels", () -> LabelledTable.of(table, TargetSpec.of("y")));
        Encoding encoding = timed(
                "fit encoding",
                () -> Encoding.fit(
                        labelled.table(), labelled.target(), Rows.all(table.rows()), EncodingOptions.defaults()));
        Dataset rows = timed("encode", () -> encoding.encode(labelled.table()).dataset());
        HardNetwork network = network(random, rows, conjunctions);
        RuleSet rules =
                timed("rules", () -> ExactReading.ofScores(encoding.domain()).rules(network, Budget.unlimited()));
        Verdict verdict = timed(
                "proof",
                () -> new Verifier(encoding.domain(), Budget.unlimited())
                        .compare(Behaviour.of(rules), Behaviour.of(network), rows.inputs()));
        System.out.println("  " + verdict);
        BitMatrix byNetwork = timed("network answers " + rows.rows() + " rows", () -> network.predict(rows.inputs()));
        BitMatrix byRules = timed(
                "rules answer them",
                () -> BitMatrix.ofColumns(rules.answer(rows.inputs().transposed())));
        System.out.println("  answers that differ: " + byRules.differingRows(byNetwork));
        Scores scores = timed("scores", () -> Scores.of(byRules, rows.targets()));
        EvidenceSummary evidence = timed("evidence", () -> EvidenceSummary.of(rules, rows, rows));
        RuleAnswers answers = RuleAnswers.of(labelled.target(), rules, network);
        Calibration calibration = timed(
                "calibration", () -> Calibration.fit(labelled.target(), DecisionThreshold.even(), answers.held(rows)));
        Model model = new Model(
                encoding,
                SoftNetwork.of(network),
                network,
                network,
                rules,
                evidence,
                calibration,
                new BitMatrix.Builder(0, encoding.atoms().size()).build(),
                new Proof(Proof.Subject.WRITTEN_BACK, verdict, 0, rows.rows()),
                new Ledger(
                        Task.MULTICLASS,
                        List.of(new Stage("rules", Map.of(RowPart.TRAIN, scores), new RuleSize(1, 0, 1, 1)))),
                new Provenance("0", "made", "", rows.rows(), 0, ""));
        Path file = Files.createTempFile("cleave-program", ".cleave");
        timed("write model", () -> {
            ModelFile.write(model, file);
            return file;
        });
        System.out.printf(Locale.ROOT, "  model file: %,d bytes%n", Files.size(file));
        Learned learned = timed("read model", () -> Learned.load(file));
        Files.delete(file);
        timed("verify again", learned::verify);
        timed("points", () -> ClassConditions.of(model).lines());
        String asp = timed("asp", () -> new AspText(Vocabulary.of(encoding)).program(rules));
        System.out.printf(Locale.ROOT, "  asp: %,d characters%n", asp.length());
        timed(
                "labels of all rows",
                () -> IntStream.range(0, table.rows())
                        .map(row -> learned.labels(table.row(row)).size())
                        .sum());
        timed(
                "predictions with rules of 1,000 rows",
                () -> IntStream.range(0, Math.min(1_000, table.rows()))
                        .mapToObj(row -> learned.predict(table.row(row)).rules())
                        .mapToInt(List::size)
                        .sum());
        timed("explain a row", () -> learned.explain(table.row(0)));
        timed("evaluate", () -> learned.evaluate(table));
    }

    private static <T> T timed(String step, Supplier<T> work) {
        long start = System.nanoTime();
        double before = ProcessorTime.seconds();
        T result = work.get();
        System.out.printf(
                Locale.ROOT,
                "  %-40s %8.2f s of processor, %8.2f s%n",
                step,
                ProcessorTime.seconds() - before,
                (System.nanoTime() - start) / 1e9);
        return result;
    }

    /** Rows of a class lie around a centre. */
    private static Table table(SplittableRandom random, int classes) {
        List<String> names = new ArrayList<>();
        IntStream.range(0, TEXTS).forEach(i -> names.add("v" + i));
        IntStream.range(0, NUMBERS).forEach(i -> names.add("x" + i));
        names.add("y");
        List<List<String>> cells = new ArrayList<>();
        for (int row = 0; row < Math.min(MOST_ROWS, 20 * Math.max(classes, 200)); row++) {
            int label = row % classes;
            SplittableRandom centre = new SplittableRandom(label);
            List<String> line = new ArrayList<>();
            for (int i = 0; i < TEXTS; i++) {
                int usual = centre.nextInt(6);
                line.add("" + (char) ('a' + (random.nextInt(8) == 0 ? random.nextInt(6) : usual)));
            }
            for (int i = 0; i < NUMBERS; i++) {
                line.add(String.format(Locale.ROOT, "%.2f", centre.nextDouble() * 10 + random.nextDouble()));
            }
            line.add("c" + label);
            cells.add(line);
        }
        return Table.of(names, cells);
    }

    /** Bodies that hold for some row, and speak for its class and for a few others. */
    private static HardNetwork network(SplittableRandom random, Dataset rows, int conjunctions) {
        List<Rule.All> bodies = new ArrayList<>();
        double[][] scores = new double[rows.outputs()][conjunctions];
        for (int k = 0; k < conjunctions; k++) {
            int row = random.nextInt(rows.rows());
            BitSet literals = new BitSet();
            while (literals.cardinality() < 3) {
                literals.set(random.nextInt(rows.atoms()));
            }
            bodies.add(new Rule.All(literals.stream()
                    .mapToObj(atom -> new Literal(atom, rows.inputs().get(row, atom)))
                    .toList()));
            scores[RuleAnswers.bits(rows.targets(), row).nextSetBit(0)][k] = 1 + 4 * random.nextDouble();
            for (int i = 0; i < Math.min(10, rows.outputs() / 2); i++) {
                scores[random.nextInt(rows.outputs())][k] = random.nextDouble() - 0.5;
            }
        }
        double[] biases = random.doubles(rows.outputs()).toArray();
        return timed("network", () -> ClassNetwork.of(rows.atoms(), bodies, scores, biases));
    }
}

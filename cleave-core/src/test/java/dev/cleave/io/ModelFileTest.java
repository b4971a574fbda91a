package dev.cleave.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.HeldOutAnswer;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.evaluation.WeightedEvidence;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.DenseLayer;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.discretise.InventedAtoms;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsRead() {
        Path file = folder.resolve("m.cleave");
        Model model = model(5);
        ModelFile.write(model, file);
        assertEquals(model, ModelFile.read(file));
    }

    @Test
    void everyFloatSurvives() {
        for (long seed = 0; seed < 200; seed++) {
            Model model = model(seed);
            assertEquals(model, ModelFile.fromJson(ModelFile.toJson(model)), "seed " + seed);
            Path file = folder.resolve("m" + seed);
            ModelFile.write(model, file);
            assertEquals(model, ModelFile.read(file), "seed " + seed);
        }
    }

    @Test
    void nothingIsLeftBesideTheFile() throws IOException {
        ModelFile.write(model(1), folder.resolve("m.cleave"));
        ModelFile.write(model(2), folder.resolve("m.cleave"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void newerMinorVersionIsRead() throws IOException {
        Path file = edited("\"minor\":3", "\"minor\":7,\"more\":[1]");
        assertEquals(model(5), ModelFile.read(file));
    }

    @Test
    void olderFileWithoutEvidenceIsRead() throws IOException {
        Model read = ModelFile.read(edited("\"evidence\"", "\"unknown to 1.0\""));
        assertEquals(EvidenceSummary.unknown(), read.standing());
        assertEquals(model(5).rules(), read.rules());
    }

    @Test
    void inventedPredicatesSurvive() {
        for (long seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Encoding encoding = ENCODING.with(new InventedAtoms("p", invented(random)));
            Model model = model(seed, encoding);
            Path file = folder.resolve("m" + seed);
            ModelFile.write(model, file);
            Model read = ModelFile.read(file);
            assertEquals(model, read, "seed " + seed);
            Map<String, String> row = Map.of("naïve \"one\"", "yes", "colour", "", "age", "17.3");
            assertEquals(encoding.row(row), read.encoding().row(row), "seed " + seed);
        }
    }

    @Test
    void predicatesThatAreNotInventedAreRefused() throws IOException {
        Path file = folder.resolve("m.cleave");
        ModelFile.write(model(5, ENCODING.with(new InventedAtoms("p", invented(new SplittableRandom(5))))), file);
        Files.writeString(
                file, Files.readString(file).replaceFirst("\"kind\":\"mlp\"", "\"kind\":\"given\",\"size\":6"));
        assertTrue(problem(file).contains("mlp"));
    }

    /** Six predicates, as many as the columns have atoms, from five readings. */
    private static MlpPredicates invented(SplittableRandom random) {
        return new MlpPredicates(
                List.of(),
                new DenseLayer(3, 5, floats(random, 15), floats(random, 3)),
                new DenseLayer(6, 3, floats(random, 18), floats(random, 6)));
    }

    private static float[] floats(SplittableRandom random, int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = (float) random.nextGaussian();
        }
        return floats;
    }

    @Test
    void evidenceOfOtherRulesIsRefused() throws IOException {
        assertTrue(problem(edited("{\"head\":0,\"rule\":1,", "{\"head\":0,\"rule\":2,"))
                .contains("evidence"));
        assertTrue(problem(edited("\"covered\":9", "\"covered\":6")).contains("rows right"));
    }

    @Test
    void rowsThatDoNotFitAreRefused() throws IOException {
        assertTrue(problem(edited("\"seen\":[", "\"seen\":[\"/w==\",")).contains("seen[0]"));
        assertTrue(problem(edited("\"seen\":[", "\"seen\":[\"?\",")).contains("m.cleave"));
    }

    @Test
    void otherMajorVersionIsRefused() throws IOException {
        assertTrue(problem(edited("\"major\":1", "\"major\":2")).contains("version 2"));
    }

    @Test
    void fileThatIsCutShortIsRefused() throws IOException {
        Path file = edited("", "");
        byte[] bytes = Files.readAllBytes(file);
        for (int length : new int[] {0, 1, 10, bytes.length / 2, bytes.length - 1}) {
            Files.write(file, java.util.Arrays.copyOf(bytes, length));
            assertTrue(problem(file).contains("m.cleave"), "cut at " + length);
        }
    }

    @Test
    void missingPartIsNamed() throws IOException {
        assertTrue(problem(edited("\"disjunctions\"", "\"other\"")).contains("disjunctions"));
    }

    @Test
    void weightsThatDoNotFitAreRefused() throws IOException {
        assertTrue(problem(edited("\"inputs\":6", "\"inputs\":7")).contains("weights"));
    }

    @Test
    void foreignJsonIsRefused() throws IOException {
        Path file = folder.resolve("m.cleave");
        Files.writeString(file, "{\"a\": 1}");
        assertTrue(problem(file).contains("does not say"));
    }

    @Test
    void missingFileSaysHowToMakeOne() {
        assertTrue(problem(folder.resolve("none")).contains("save one first"));
    }

    @Test
    void folderThatIsNotThereIsSaid() {
        Path file = folder.resolve("no").resolve("m.cleave");
        assertThrows(InputException.class, () -> ModelFile.write(model(1), file));
        assertFalse(Files.exists(file));
    }

    private static String problem(Path file) {
        String message =
                assertThrows(InputException.class, () -> ModelFile.read(file)).getMessage();
        assertEquals(1, message.lines().count(), message);
        return message;
    }

    private Path edited(String from, String to) throws IOException {
        Path file = folder.resolve("m.cleave");
        ModelFile.write(model(5), file);
        Files.writeString(file, Files.readString(file).replace(from, to));
        return file;
    }

    private static final Encoding ENCODING = new Encoding(
            List.of(
                    new BooleanColumn("naïve \"one\"", "yes", "no"),
                    new CategoricalColumn("colour", List.of("red", "green"), true),
                    new NumericColumn("age", List.of(0.1, 41.5), false)),
            new Target(List.of(new Label("class", "p", List.of("e")))),
            List.of(Note.warning("id", "is left out")));

    private static Model model(long seed) {
        return model(seed, ENCODING);
    }

    private static Model model(long seed, Encoding encoding) {
        SplittableRandom random = new SplittableRandom(seed);
        Scores scores = new Scores(List.of(new Confusion(1, 2, 3, 4)), 5);
        WeightedScores weighted =
                new WeightedScores(List.of(new WeightedConfusion(0.1, 2, 1e9, 4)), random.nextDouble());
        Ledger ledger = new Ledger(
                Task.BINARY,
                List.of(
                        seed % 2 == 0
                                ? new Stage("soft", Map.of(RowPart.TRAIN, scores, RowPart.TEST, scores), RuleSize.NONE)
                                : new Stage(
                                        "soft",
                                        Map.of(RowPart.TRAIN, scores),
                                        Map.of(RowPart.TRAIN, weighted),
                                        RuleSize.NONE),
                        new Stage("rules", Map.of(RowPart.TRAIN, scores), new RuleSize(2, 1, 4, 3))));
        return new Model(
                encoding,
                soft(random),
                hard(random),
                hard(random),
                rules(),
                new EvidenceSummary(
                        List.of(new Evidence(0, 0, 9, 7, 8, 2), new Evidence(0, 1, 10, 8, 8, 0).with(weighed(random))),
                        seed % 2 == 0
                                ? List.of()
                                : List.of(new Evidence(0, 0, 0, 0, 1, 0), new Evidence(0, 1, 1, 1, 1, 1))),
                calibration(random, encoding.target()),
                seen(random, seed % 3 == 0 ? 0 : 4),
                new Proof(Proof.Subject.WRITTEN_BACK, verdict(random.nextInt(5)), 1, 10),
                ledger,
                new Provenance("1", "data.csv", "ff", 10, seed, "plan")
                        .withOptions(Map.of("seed", List.of("1"), "ignored", List.of(), "numeric", List.of("a", "b")))
                        .with(new HeldOutRows(3, 0.25, seed, true))
                        .with(
                                seed % 2 == 0
                                        ? LearningTime.UNKNOWN
                                        : new LearningTime(Instant.ofEpochMilli(seed), Duration.ofMillis(9))));
    }

    private static Calibration calibration(SplittableRandom random, Target target) {
        List<List<HeldOutAnswer>> held = new ArrayList<>();
        for (int question = 0; question < (target.exclusive() ? 1 : target.outputs()); question++) {
            int answers = target.exclusive() ? target.outputs() : 2;
            held.add(random.ints(20, 0, answers)
                    .mapToObj(said ->
                            new HeldOutAnswer(said, random.nextInt(4), random.nextInt(answers), random.nextDouble()))
                    .toList());
        }
        return Calibration.fit(target, DecisionThreshold.even(), held);
    }

    private static WeightedEvidence weighed(SplittableRandom random) {
        return new WeightedEvidence(random.nextDouble(), random.nextDouble() / 3, random.nextDouble() * 1e9, 0);
    }

    private static BitMatrix seen(SplittableRandom random, int rows) {
        BitMatrix.Builder seen = new BitMatrix.Builder(rows, 6);
        for (int bit = 0; bit < 6 * rows; bit++) {
            if (random.nextBoolean()) {
                seen.set(bit / 6, bit % 6);
            }
        }
        return seen.build();
    }

    private static RuleSet rules() {
        Rule weighted = new Rule.AtLeast(
                List.of(
                        new Rule.Term(Literal.of(6), BigInteger.ONE.shiftLeft(90)),
                        new Rule.Term(Literal.not(1), BigInteger.TWO)),
                BigInteger.TWO);
        return new RuleSet(
                6,
                List.of(Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(5))))),
                List.of(new Definition(List.of(weighted, Rule.all()), true)));
    }

    private static Verdict verdict(int kind) {
        Scope every = new Scope.EveryValidInput(BigInteger.TEN.pow(30), Scope.Method.PROOF);
        return switch (kind) {
            case 0 -> new Verdict.Equivalent(every);
            case 1 -> new Verdict.Equivalent(new Scope.GivenRows(7, 2));
            case 4 -> new Verdict.Equivalent(new Scope.SeenRows(4));
            case 2 -> new Verdict.Differs(every, java.util.BitSet.valueOf(new long[] {0b101}), 0);
            default -> new Verdict.Undecided(every, "the time limit was reached");
        };
    }

    private static SoftNetwork soft(SplittableRandom random) {
        SoftNetwork network = SoftNetwork.of(hard(random));
        return random.nextInt(3) == 0 ? network : network.above((float) random.nextDouble() - 0.5f);
    }

    private static HardNetwork hard(SplittableRandom random) {
        return new HardNetwork(
                new GivenPredicates(6),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 3, 6, weights(random, 18)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 3, weights(random, 3)),
                new IndependentHead(1));
    }

    private static float[] weights(SplittableRandom random, int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            float any = Float.intBitsToFloat(random.nextInt());
            weights[i] = Float.isFinite(any) ? any : 0;
        }
        return weights;
    }
}

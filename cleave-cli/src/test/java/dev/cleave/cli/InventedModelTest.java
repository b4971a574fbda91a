package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.Learned;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.needs.Needs;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rings around a point, which no threshold of one column tells apart; one column is called as predicates would be. */
class InventedModelTest {
    @TempDir
    private static Path folder;

    private static Path rows;
    private static Path model;
    private static JsonNode report;

    @BeforeAll
    static void learn() throws IOException {
        rows = Files.writeString(folder.resolve("rows.csv"), table());
        model = folder.resolve("rings.cleave");
        report = json(
                "learn",
                rows.toString(),
                "--target",
                "ring",
                "--predicates",
                "mlp",
                "--out",
                model.toString(),
                "--json");
    }

    private static String table() {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder text = new StringBuilder("x,p_y,kind,ring\n");
        for (int i = 0; i < 150; i++) {
            double x = 2 * random.nextDouble() - 1;
            double y = 2 * random.nextDouble() - 1;
            double square = x * x + y * y;
            text.append(x).append(',').append(y).append(i % 3 == 0 ? ",a," : ",b,");
            text.append(square < 0.3 ? "inner" : square < 0.9 ? "middle" : "outer")
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void learnSaysWhatItIsExactOver() {
        assertEquals("invented predicates", report.at("/verdict/exactOver").textValue());
        assertEquals("equivalent", report.at("/verdict/status").textValue());
        assertTrue(report.at("/ledger/2/f1/train").doubleValue() > 0.9, report.toString());
    }

    @Test
    void theFileProvesItselfOverThePredicates() {
        String out = run("verify", model.toString());
        assertTrue(out.startsWith("Checked: "), out);
        int predicates = Learned.load(model).encoding().atoms().size();
        assertTrue(out.contains("exact over the invented predicates pp_1 to pp_" + predicates + "."), out);
    }

    @Test
    void rulesAreAboutThePredicatesAndSayWhatTheyAre() throws IOException {
        String out = run("rules", model.toString());
        assertTrue(out.contains("if pp_") || out.contains("if not pp_"), out);
        assertTrue(out.contains("a network in the model computes them from x, p_y, kind"), out);
        assertTrue(run("rules", model.toString(), "--as", "json").contains("pp_"));
        String some = run("rules", model.toString(), "--as", "problog", "--data", rows.toString());
        assertTrue(some.contains("::ring(inner)"), some);
    }

    /** Row by row: what clingo says of the predicates that hold is what is predicted from the columns. */
    @Test
    void clingoAnswersAsPredictDoes() throws IOException, InterruptedException {
        Path clingo = Needs.clingo();
        String program = run("rules", model.toString(), "--as", "asp");
        List<String> predicted = run("predict", model.toString(), rows.toString())
                .lines()
                .skip(1)
                .toList();
        Model read = ModelFile.read(model);
        BitMatrix bits = read.encoding().inputs(CsvFile.read(rows)).inputs();
        for (int row = 0; row < bits.rows(); row += 10) {
            BitSet atoms = new BitSet();
            for (int atom = 0; atom < bits.columns(); atom++) {
                atoms.set(atom, bits.get(row, atom));
            }
            String facts = new AspText(Vocabulary.of(read.encoding())).facts(atoms);
            Path file = Files.writeString(folder.resolve("row.lp"), program + facts);
            Process process = new ProcessBuilder(clingo.toString(), "--verbose=0", file.toString()).start();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String label = predicted.get(row).split(",", -1)[1];
            assertEquals("ring(" + label + ")", answer.lines().findFirst().orElse(""));
        }
    }

    @Test
    void evaluationAgreesWithTheReport() throws IOException {
        JsonNode scores =
                json("evaluate", model.toString(), rows.toString(), "--json").get("scores");
        double all = scores.get(2).at("/f1").doubleValue();
        double train = report.at("/ledger/2/f1/train").doubleValue();
        double test = report.at("/ledger/2/f1/test").doubleValue();
        assertTrue(all >= Math.min(train, test) - 0.02 && all <= Math.max(train, test) + 0.02, scores.toString());
    }

    @Test
    void anExplanationSaysWhichPredicatesHold() {
        String out = run("explain", model.toString(), rows.toString(), "--row", "2");
        assertTrue(out.contains("invented predicates that hold: "), out);
        assertTrue(out.contains("the row has pp_") && out.contains(" = true"), out);
    }

    @Test
    void everyNetworkHasTables() {
        for (String network : new String[] {"soft", "hard", "proved"}) {
            assertTrue(run("table", model.toString(), "--network", network).contains("\nmiddle "));
        }
    }

    @Test
    void thePapersTranslationsAreRefusedInOneLine() {
        Ran ran = Ran.cleave(
                "learn", rows.toString(), "--target", "ring", "--predicates", "mlp", "--extract", "disentangle");
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("refit"), ran.err());
    }

    private static String run(String... args) {
        Ran ran = Ran.cleave(args);
        assertEquals(0, ran.code(), ran.err());
        return ran.out();
    }

    private static JsonNode json(String... args) throws IOException {
        return JsonMapper.builder().build().readTree(run(args));
    }
}

package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.Learned;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three classes, a number with gaps, a number without, a name and a column of weights. */
class ClassModelTest {
    @TempDir
    private static Path folder;

    private static Path rows;
    private static Path model;
    private static JsonNode report;

    @BeforeAll
    static void learn() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder text = new StringBuilder("bmi,age,sex,w,kind\n");
        for (int i = 0; i < 400; i++) {
            int bmi = 15 + random.nextInt(25);
            int age = 18 + random.nextInt(60);
            boolean gap = i % 17 == 0;
            String kind = gap || bmi <= 20 ? "lean" : bmi <= 30 ? "mid" : "big";
            text.append(gap ? "" : bmi).append(',').append(age).append(i % 3 == 0 ? ",f," : ",m,");
            text.append(1 + i % 2).append(',').append(kind).append('\n');
        }
        rows = Files.writeString(folder.resolve("rows.csv"), text);
        model = folder.resolve("kinds.cleave");
        report = json(
                "learn",
                rows.toString(),
                "--target",
                "kind",
                "--weights",
                "w",
                "--class-weights",
                "balanced",
                "--out",
                model.toString(),
                "--json");
    }

    /** What other commands say of rules is about the conditions that learn prints, not about auxiliaries. */
    @Test
    void otherSizesDifferencesAndOdditiesAreToldInConditions() throws IOException {
        Path small = folder.resolve("small.cleave");
        Ran chosen = Ran.cleave("choose", model.toString(), "--literals", "1", "--out", small.toString());
        Ran differs = Ran.cleave("diff", model.toString(), small.toString());
        Ran odd = Ran.cleave("lint", model.toString(), "--data", rows.toString());
        for (Ran ran : List.of(chosen, differs, odd)) {
            assertEquals("", ran.err());
            assertFalse(ran.out().matches("(?s).*\\baux(iliary)? \\d.*"), ran.out());
        }
        assertTrue(chosen.out().contains("if bmi"), chosen.out());
        assertTrue(differs.out().contains("kind if bmi"), differs.out());
    }

    /** Every cell seen, unseen or missing, read exactly or searched, with don't-cares or without: all commands say one class. */
    @ParameterizedTest
    @CsvSource({"auto,false", "exact,false", "auto,true", "exact,true"})
    void rowsWithUnseenAndMissingCellsHaveOneClassEverywhere(String extract, boolean dontCares) throws IOException {
        for (long seed = 0; seed < 2; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            StringBuilder text = new StringBuilder("a,b,y\n");
            for (int i = 0; i < 50; i++) {
                int a = random.nextInt(4);
                int b = random.nextInt(3);
                text.append("v").append(a).append(",w").append(b).append(",k");
                text.append((a * 2 + b * (int) (1 + 2 * seed)) % 4).append('\n');
            }
            StringBuilder every = new StringBuilder("a,b\n");
            for (String a : List.of("v0", "v1", "v2", "v3", "other", "?")) {
                List.of("w0", "w1", "w2", "other", "?")
                        .forEach(b -> every.append(a).append(',').append(b).append('\n'));
            }
            Path table = Files.writeString(folder.resolve("odd.csv"), text);
            Path all = Files.writeString(folder.resolve("every.csv"), every);
            Path odd = folder.resolve("odd.cleave");
            List<String> learn = new ArrayList<>(
                    List.of("learn", table.toString(), "--target", "y", "--extract", extract, "--out", odd.toString()));
            learn.addAll(dontCares ? List.of("--dont-cares") : List.of());
            run(learn.toArray(new String[0]));
            String[] said = run("predict", odd.toString(), all.toString()).split("\n");
            assertEquals(31, said.length);
            Learned learned = Learned.load(odd);
            String[] cells = every.toString().split("\n");
            for (int row = 1; row <= 30; row++) {
                String[] cell = cells[row].split(",");
                String label = said[row].split(",")[1];
                String message = "seed " + seed + ", " + cells[row];
                assertEquals(learned.labels(Map.of("a", cell[0], "b", cell[1])), Map.of("y", label), message);
                if (row % 6 == 5) {
                    JsonNode why = json("explain", odd.toString(), all.toString(), "--row", "" + row, "--json");
                    assertEquals(label, why.get("class").textValue(), message);
                }
            }
        }
    }

    @Test
    void learnReportsClasses() {
        assertEquals("multiclass", report.get("task").textValue());
        JsonNode rules = report.get("ledger").get(report.get("ledger").size() - 1);
        assertEquals(1.0, rules.at("/f1/test").doubleValue());
        assertEquals(1.0, rules.at("/accuracy/test").doubleValue());
        assertEquals(report.at("/points/conditions").size(), rules.get("rules").intValue());
        assertTrue(report.at("/points/start").has("lean"), report.toString());
    }

    @Test
    void weightsAreNotLearnedFrom() {
        assertFalse(report.get("rules").toString().contains("w >"), report.toString());
        assertFalse(run("rules", model.toString()).contains("w ="));
    }

    @Test
    void rulesArePointsForPeople() {
        String out = run("rules", model.toString());
        assertTrue(out.startsWith("start with: ") && out.contains("kind is what has the most points"), out);
        assertTrue(out.contains("bmi <= ") || out.contains("bmi > "), out);
        assertFalse(out.contains("not bmi >"), out);
    }

    @Test
    void rulesArePrograms() {
        assertTrue(run("rules", model.toString(), "--as", "asp").contains("kind(lean) :-"));
        assertTrue(run("rules", model.toString(), "--as", "problog").contains("::kind(lean)"));
        String some = run("rules", model.toString(), "--as", "problog", "--data", rows.toString());
        assertTrue(some.contains("::kind(lean)"), some);
        assertTrue(run("rules", model.toString(), "--as", "json").contains("\"name\":\"lean\""));
        assertTrue(run("rules", model.toString(), "--evidence").contains("kind is lean if "));
        assertTrue(run("rules", model.toString(), "--plain").contains("kind is lean if "));
    }

    @Test
    void problogIsForClasses() throws IOException {
        Path monk = TrainedModel.monk(folder);
        Ran ran = Ran.cleave("rules", monk.toString(), "--as", "problog");
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("--as asp"), ran.err());
    }

    @Test
    void predictionsAreClassesWithProbabilities() {
        String out = run("predict", model.toString(), rows.toString());
        assertTrue(
                out.lines().skip(1).findFirst().orElse("").matches("1,lean,0\\.[5-9]\\d+,(0\\.[5-9]\\d+|1\\.0000),.*"),
                out);
    }

    @Test
    void evaluationHasEveryClass() throws IOException {
        String out = run("evaluate", model.toString(), rows.toString());
        assertTrue(out.contains("F1 of each class") && out.contains("  lean "), out);
        JsonNode scores =
                json("evaluate", model.toString(), rows.toString(), "--json").get("scores");
        assertEquals(1.0, scores.get(2).at("/classes/mid").doubleValue());
    }

    @Test
    void explanationsCompareClasses() throws IOException {
        String out = run("explain", model.toString(), rows.toString(), "--row", "1");
        assertTrue(out.startsWith("row 1: kind is lean (probability "), out);
        assertTrue(out.contains("fewer than lean") && out.contains("the least change for big"), out);
        JsonNode found = json("explain", model.toString(), rows.toString(), "--row", "1", "--json");
        assertEquals("lean", found.get("class").textValue());
        assertEquals(3, found.get("classes").size());
    }

    @Test
    void theFileProvesItself() {
        String out = run("verify", model.toString());
        assertTrue(out.startsWith("Checked: what is printed is what is applied, on every valid input"), out);
        assertTrue(out.contains("For information, the trained network:"), out);
    }

    @Test
    void everyNetworkHasTables() {
        for (String network : new String[] {"soft", "hard", "proved"}) {
            assertTrue(run("table", model.toString(), "--network", network).contains("mid"));
        }
        assertTrue(run("table", model.toString(), "--network", "proved", "--node", "conj_0")
                .contains("bmi"));
    }

    @Test
    void programsGetTheClass() {
        Learned learned = Learned.load(model);
        assertEquals(Map.of("kind", "mid"), learned.labels(Map.of("bmi", "25", "age", "40", "sex", "f")));
        assertEquals(Map.of("kind", "lean"), learned.labels(Map.of("bmi", "", "age", "40", "sex", "m")));
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

package dev.cleave.web.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Prediction;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.io.text.ElseIfList;
import dev.cleave.io.text.ElseIfSearch;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.web.Browser;
import dev.cleave.web.HandMade;
import dev.cleave.web.Patients;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WebElement;

/** The page in a real browser says what the model says. */
@Tag("slow")
class ReportTest {
    private static final Learned BINARY = Patients.learn("outcome", "kind");
    private static final Learned CLASSES = Patients.learn("kind", "outcome");

    @TempDir
    private static Path folder;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.open();
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    private static Report report(Learned learned, boolean hasRows) {
        return new Report(
                "patients",
                learned.model(),
                hasRows
                        ? RowSet.of(learned.model(), Patients.without(learned == BINARY ? "kind" : "outcome"))
                        : List.of(),
                List.of("Checked."),
                Map.of("text", String.join("\n", learned.ruleLines())));
    }

    private static void show(Report report) throws IOException {
        Path page = folder.resolve("page.html");
        Files.writeString(page, report.html());
        browser.driver().get(page.toUri().toString());
    }

    @Test
    void thePageAnswersEveryRowAsPredictDoes() throws IOException {
        for (Learned learned : List.of(BINARY, CLASSES)) {
            show(report(learned, true));
            Table table = Patients.table();
            List<Map<String, String>> rows =
                    IntStream.range(0, table.rows()).mapToObj(table::row).toList();
            Object said = browser.driver()
                    .executeScript("return JSON.stringify(arguments[0].map(window.cleave.predict))", rows);
            JsonNode answers = JsonMapper.builder().build().readTree(said.toString());
            for (int row = 0; row < rows.size(); row++) {
                Prediction expected = learned.predict(rows.get(row));
                JsonNode answer = answers.get(row);
                expected.labels().forEach((column, label) -> {
                    assertEquals(label, answer.get("labels").get(column).asText());
                    assertEquals(
                            expected.probability(column),
                            answer.get("probabilities").get(column).get(label).asDouble(),
                            1e-9);
                });
            }
        }
    }

    @Test
    void everyRuleHasACardAndRowsThatWereHeldOutAreSeparate() throws IOException {
        show(report(BINARY, true));
        int cards = Cards.of(BINARY.model()).all().size();
        assertTrue(cards > 0);
        assertEquals(
                cards,
                browser.driver().findElements(By.cssSelector("#rules .card")).size());
        String first =
                browser.driver().findElement(By.cssSelector("#rules .card")).getText();
        assertTrue(first.contains("held out") && first.contains("learned from"), first);
    }

    @Test
    void thePictureOfAnswersAddsUpToTheRowsThatWereScored() {
        JsonNode page = new ReportObject(report(BINARY, true)).json();
        JsonNode heldOut = page.get("confusion").get(1);
        assertEquals("held out", heldOut.get("name").asText());
        var scores = BINARY.model()
                .ledger()
                .stages()
                .get(BINARY.model().ledger().stages().size() - 1)
                .on(RowPart.TEST)
                .orElseThrow()
                .binary();
        assertEquals(scores.truePositive(), heldOut.get("counts").get(0).get(0).asLong());
        assertEquals(scores.falseNegative(), heldOut.get("counts").get(0).get(1).asLong());
        assertEquals(scores.falsePositive(), heldOut.get("counts").get(1).get(0).asLong());
        assertEquals(scores.trueNegative(), heldOut.get("counts").get(1).get(1).asLong());
    }

    @Test
    void whatIfFollowsACellAndTheLeastChangeGivesAnotherAnswer() throws IOException {
        show(report(BINARY, true));
        String before =
                browser.driver().findElement(By.cssSelector(".said strong")).getText();
        browser.driver().executeAsyncScript("setTimeout(arguments[0], 200)");
        browser.driver().findElement(By.cssSelector(".change .try")).click();
        String after =
                browser.driver().findElement(By.cssSelector(".said strong")).getText();
        assertFalse(before.equals(after), before);
    }

    /** Someone who drags a slider never waits for more than a step: the search stops after every few trials, and finds what a naive one does. */
    @Test
    void theLeastChangeIsLookedForInStepsAndIsTheLeast() throws IOException {
        show(report(CLASSES, true));
        Object wrong = browser.driver().executeScript("""
                const { data, predict, leastChanges } = window.cleave;
                const column = data.predictor.outputs[0].column;
                const wrong = [];
                for (const { cells } of data.samples) {
                    const search = leastChanges(data.predictor, cells, new Set());
                    let steps = 0;
                    let step = search.next();
                    for (; !step.done; step = search.next()) { steps++; }
                    const { found, trials } = step.value;
                    if (trials > 32 * (steps + 1)) { wrong.push(`${trials} trials in ${steps} steps`); }
                    for (const [answer, changes] of found) {
                        const name = change => data.predictor.columns[change.column].name;
                        const after = { ...cells, ...Object.fromEntries(changes.map(one => [name(one), one.cell])) };
                        if (predict(after).labels[column] !== data.predictor.outputs[answer].positive) { wrong.push(JSON.stringify(changes)); }
                        for (const left of changes.length > 1 ? changes : []) {
                            const fewer = { ...after, [name(left)]: cells[name(left)] };
                            if (predict(fewer).labels[column] !== predict(cells).labels[column]) { wrong.push(`without ${name(left)}`); }
                        }
                    }
                }
                return wrong.join('; ');
                """);
        assertEquals("", wrong);
    }

    /** Who is sent the page has not seen what learning said. */
    @Test
    void howRowsWereChosenStandsUnderTheFigures() throws IOException {
        Table rows = Patients.without("kind").withNote(Note.warning("", "every second row is kept"));
        show(new Report(
                "patients",
                BINARY.model(),
                List.of(RowSet.of(RowSet.GIVEN, BINARY.model(), rows)),
                List.of("Checked."),
                Map.of()));
        assertEquals(
                "every second row is kept",
                browser.driver().findElement(By.cssSelector(".warnings")).getText());
    }

    @Test
    void ofManyClassesACardShowsThoseThatItSaysTheMostOf() throws IOException {
        show(report(CLASSES, true));
        Object shown = browser.driver().executeScript("""
                const { data, ruleCard } = window.cleave;
                const classes = [...'abcdefghijkl'];
                const card = { text: 'x', points: [1, -9, 2, 8, -3, 7, 0, 6, -20, 5, 4, -10], says: 'd', rows: {}, sizes: 1 };
                return [...ruleCard({ ...data, classes, task: 'multiclass' }, card, 0).querySelectorAll('.points li')].map(line => line.textContent).join(' ');
                """);
        assertEquals("d+8 f+7 h+6 j+5 k+4 b\u22129 l\u221210 i\u221220 and 3 more classes, up to 3 either way", shown);
    }

    @Test
    void aLockedColumnIsNotChanged() throws IOException {
        show(report(BINARY, true));
        Object changed = browser.driver().executeScript("""
                        document.querySelectorAll('.lock').forEach(lock => lock.click());
                        return 0;
                        """);
        assertEquals(0L, changed);
        browser.driver().executeAsyncScript("setTimeout(arguments[0], 200)");
        assertTrue(browser.driver().findElements(By.cssSelector(".change .try")).isEmpty());
    }

    @Test
    void aPointOfTheFrontierShowsItsRules() throws IOException {
        show(report(CLASSES, true));
        browser.driver().findElement(By.cssSelector("#sizes .mark")).click();
        String shown =
                browser.driver().findElement(By.cssSelector("#sizes pre")).getText();
        assertTrue(shown.contains("if "), shown);
    }

    @Test
    void pagesAreAccessibleAndComplainOfNothing() throws IOException {
        for (Report report : List.of(report(BINARY, true), report(CLASSES, true), report(BINARY, false), manyRules())) {
            for (int width : List.of(1100, 380)) {
                browser.driver().manage().window().setSize(new Dimension(width, 900));
                show(report);
                browser.assertAccessible();
                assertEquals(List.of(), browser.errors());
            }
        }
    }

    /** More than what-if has room for, so that it scrolls. */
    private static Report manyRules() {
        Learned learned = HandMade.of(IntStream.range(20, 60)
                .mapToObj(age -> "outcome if age > " + age + " and bmi > " + (90 - age))
                .collect(Collectors.joining("\n")));
        List<RowSet> rows = RowSet.of(learned.model(), Patients.without("kind"));
        return new Report("patients", learned.model(), rows, List.of("Checked."), Map.of());
    }

    @Test
    void aNameInTheTableStaysText() throws IOException {
        show(report(BINARY, true));
        assertTrue(
                browser.driver().findElements(By.cssSelector("main i, main b")).isEmpty());
    }

    @Test
    void aPhoneNeedsNoScrollingSideways() throws IOException {
        browser.asPhone(390);
        try {
            for (Report report : List.of(report(BINARY, true), report(CLASSES, true))) {
                show(report);
                assertEquals(0, browser.hiddenAside());
            }
        } finally {
            browser.asWindow();
        }
    }

    @Test
    void cardsAreNumberedFromTheStrongest() {
        for (Learned learned : List.of(BINARY, CLASSES)) {
            List<BigDecimal> strengths = Cards.of(learned.model()).all().stream()
                    .map(card -> strength(learned, card))
                    .toList();
            List<BigDecimal> sorted = new ArrayList<>(strengths);
            sorted.sort(Comparator.reverseOrder());
            assertEquals(sorted, strengths);
        }
    }

    private static BigDecimal strength(Learned learned, Card card) {
        return card.points().stream()
                .map(BigDecimal::abs)
                .max(Comparator.naturalOrder())
                .orElseGet(() -> learned.model().standing().train().stream()
                        .filter(evidence -> evidence.isOf(card.head(), card.rule()))
                        .map(evidence -> BigDecimal.valueOf(2 * evidence.right() - evidence.covered()))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void everySizeIsAPointOfItsOwn() {
        List<Integer> literals = new Sizes(CLASSES.model())
                .all().stream().map(entry -> entry.literals()).toList();
        assertEquals(literals.stream().distinct().sorted().toList(), literals);
        assertEquals(
                1,
                new Sizes(CLASSES.model())
                        .all().stream()
                                .filter(new Sizes(CLASSES.model())::isChosen)
                                .count());
    }

    @Test
    void aListOfClassesIsShownAsItIsPrintedAndTheLineThatSaysTheAnswerLightsUp() throws IOException {
        Learned learned = ladder();
        ElseIfList list = ElseIfSearch.of(
                        learned.model().proved(),
                        learned.model().rules(),
                        learned.model().encoding().domain())
                .orElseThrow();
        show(new Report("ladder", learned.model(), RowSet.of(learned.model(), LADDER), List.of(), Map.of()));
        assertEquals(
                list.entries().size() + 1,
                browser.driver().findElements(By.cssSelector("#list .card")).size());
        String said =
                browser.driver().findElement(By.cssSelector(".said strong")).getText();
        List<WebElement> lit = browser.driver().findElements(By.cssSelector("#list .card.lit .then"));
        assertEquals(1, lit.size());
        assertEquals(said, lit.get(0).getText());
    }

    private static final Table LADDER = ladderTable();

    private static Table ladderTable() {
        TableBuilder table = Table.builder(List.of("height", "step"));
        for (int i = 0; i < 240; i++) {
            int height = 7 * i % 90;
            table.add(Integer.toString(height), height < 30 ? "low" : height < 60 ? "mid" : "high");
        }
        return table.build();
    }

    private static Learned ladder() {
        LabelledTable data = LabelledTable.of(LADDER, TargetSpec.of("step"));
        return new Learner(LearnOptions.defaults()).learn(data, 0.2, Budget.unlimited(), TrainingListener.NONE);
    }
}

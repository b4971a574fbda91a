package dev.cleave.web.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.Headers;
import dev.cleave.Learned;
import dev.cleave.table.InputException;
import dev.cleave.web.Browser;
import dev.cleave.web.Patients;
import dev.cleave.web.report.Report;
import dev.cleave.web.report.ReportObject;
import dev.cleave.web.report.RowSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** A person edits, undoes, proves, and starts again after a crash. */
@Tag("slow")
class StudioTest {
    private static final Learned LEARNED = Patients.learn("outcome", "kind");
    private static final Pattern THRESHOLD = Pattern.compile("(> |<= )(\\d+(?:\\.\\d+)?)");

    private static final StudioTexts TEXTS = new StudioTexts(
            model -> List.of(model.proof().verdict().toString()),
            model -> List.of("edited: " + model.proof().verdict()),
            found -> List.of(found.isSame() ? "the same" : "others"));

    @TempDir
    private Path folder;

    private Desk desk(Workbench bench) {
        return new Desk(folder, TEXTS, Optional.of(Patients.without("kind")), Optional.of(bench));
    }

    private Workbench bench() {
        List<RowSet> rows = RowSet.of(LEARNED.model(), Patients.without("kind"));
        return new Workbench("patients.cleave", folder, LEARNED.model(), rows, TEXTS);
    }

    /** The same rules with another threshold. */
    private static String edited(String program) {
        Matcher number = THRESHOLD.matcher(program);
        assertTrue(number.find(), program);
        return program.substring(0, number.start(2))
                + (Double.parseDouble(number.group(2)) + 3.25)
                + program.substring(number.end(2));
    }

    @Test
    void anEditMovesScoresAndUndoAndRedoFollow() {
        Workbench bench = bench();
        var before = bench.state();
        String program = before.get("program").asText();
        var after = bench.edit(edited(program));
        assertEquals(edited(program), after.get("program").asText());
        assertNotEquals(before.get("cards"), after.get("cards"));
        assertEquals(program, bench.undo().get("program").asText());
        assertEquals(before.get("stages"), bench.state().get("stages"));
        assertEquals(edited(program), bench.redo().get("program").asText());
    }

    @Test
    void whatIsNoProgramChangesNothing() {
        Workbench bench = bench();
        String program = bench.state().get("program").asText();
        assertThrows(InputException.class, () -> bench.edit("outcome = ill if there is no such column > 3\n"));
        assertEquals(program, bench.state().get("program").asText());
        assertEquals(0, bench.state().get("undo").asInt());
    }

    @Test
    void historySurvivesACrashAndALineThatWasCutOff() throws IOException {
        Workbench first = bench();
        String program = first.state().get("program").asText();
        first.edit(edited(program));
        Files.writeString(folder.resolve("patients.cleave.studio"), "{\"kind\":\"ED", StandardOpenOption.APPEND);
        Workbench second = bench();
        assertEquals(edited(program), second.state().get("program").asText());
        assertEquals(program, second.undo().get("program").asText());
        assertEquals(program, bench().state().get("program").asText());
    }

    @Test
    void aProofTellsTheLearnedRulesFromOthers() {
        Workbench bench = bench();
        assertTrue(bench.prove().get("verdict").toString().contains("Equivalent"));
        bench.edit(edited(bench.state().get("program").asText()));
        assertTrue(bench.prove().get("verdict").toString().startsWith("[\"edited: Differs"));
    }

    @Test
    void linesStandInTheOrderOfTheCards() {
        for (Learned learned : List.of(LEARNED, Patients.learn("kind", "outcome"))) {
            String program = EditedModel.program(learned.model());
            int last = -1;
            for (var card : new ReportObject(new Report("patients", learned.model(), List.of(), List.of(), Map.of()))
                    .brief()
                    .get("cards")) {
                int place = program.indexOf("if " + card.get("text").asText(), last + 1);
                assertTrue(place > last, program + card);
                last = place;
            }
        }
    }

    @Test
    void anEditedModelDiffersFromTheLearnedOneAndIsLookedOver() {
        Workbench bench = bench();
        assertEquals("the same", bench.compare("").get("lines").get(0).asText());
        bench.edit(edited(bench.state().get("program").asText()));
        assertEquals("others", bench.compare("").get("lines").get(0).asText());
        assertTrue(bench.lint().has("findings"));
        assertThrows(InputException.class, () -> bench.compare("../other.cleave"));
    }

    @Test
    void onlyTheAddressThatWasPrintedIsAnswered() {
        Access access = new Access("secret", 4711);
        assertTrue(access.allows(headers("127.0.0.1:4711", "http://127.0.0.1:4711"), "/secret/state"));
        assertFalse(access.allows(headers("127.0.0.1:4711", "http://127.0.0.1:4711"), "/wrong/state"));
        assertFalse(access.allows(headers("evil.example:4711", "http://127.0.0.1:4711"), "/secret/state"));
        assertFalse(access.allows(headers("127.0.0.1:4711", "http://evil.example"), "/secret/state"));
        assertNotEquals(Access.random(1).token(), Access.random(1).token());
    }

    private static Headers headers(String host, String origin) {
        Headers headers = new Headers();
        headers.set("Host", host);
        headers.set("Origin", origin);
        return headers;
    }

    @Test
    void inTheBrowserAnEditIsScoredProvedUndoneAndThereAfterARestart() throws IOException {
        try (Browser browser = Browser.open()) {
            String kept;
            try (StudioServer server = StudioServer.start(desk(bench()))) {
                browser.driver().get(server.address());
                await(browser, "document.querySelectorAll('.lines textarea').length > 1");
                browser.driver().executeScript("""
                        const input = [...document.querySelectorAll('.lines textarea')].find(one => /(> |<= )\\d/.test(one.value));
                        input.focus();
                        input.value = input.value.replace(/((?:> |<= ))(\\d+(?:\\.\\d+)?)/, (all, sign, number) => sign + (Number(number) + 3.25));
                        input.dispatchEvent(new Event('change'));
                        """);
                await(browser, "!document.getElementById('undo').disabled");
                browser.asPhone(390);
                assertEquals(0, browser.hiddenAside());
                browser.asWindow();
                browser.assertAccessible();
                browser.driver().executeScript("document.getElementById('prove').click()");
                await(browser, "/Differs/.test(document.querySelector('.message').textContent)");
                browser.driver().executeScript("document.getElementById('rows-1').click()");
                await(browser, "document.querySelectorAll('table.rows tbody tr').length > 0");
                browser.driver().executeScript("document.querySelector('.why').click()");
                await(browser, "document.querySelector('.said strong').textContent !== ''");
                kept = program(browser);
            } // in the middle of it, as if the process had ended
            try (StudioServer server = StudioServer.start(desk(bench()))) {
                browser.driver().get(server.address());
                await(browser, "document.querySelectorAll('.lines textarea').length > 1");
                assertEquals(kept, program(browser));
                browser.driver().executeScript("document.getElementById('undo').click()");
                await(browser, "document.getElementById('undo').disabled");
                assertEquals(EditedModel.program(LEARNED.model()), program(browser));
            }
        }
    }

    @Test
    void inTheBrowserATableIsDroppedLearnedFromAndLearnedFromAgain() throws IOException {
        StringBuilder rows = new StringBuilder("sugar,weight,ill\n");
        for (int i = 0; i < 200; i++) {
            rows.append(80 + 7 * i % 120).append(',').append(50 + 3 * i % 40);
            rows.append(7 * i % 120 > 60 ? ",yes\n" : ",no\n");
        }
        try (Browser browser = Browser.open();
                StudioServer server = StudioServer.start(new Desk(folder, TEXTS))) {
            browser.driver().get(server.address());
            await(browser, "document.getElementById('file')");
            browser.driver().executeScript("""
                    const files = new DataTransfer();
                    files.items.add(new File([arguments[0]], 'people.csv'));
                    const drop = new DragEvent('drop', { dataTransfer: files, cancelable: true });
                    document.querySelector('.drop').dispatchEvent(drop);
                    """, rows.toString());
            await(browser, "document.getElementById('learn')");
            String shown = browser.driver().findElement(By.id("desk")).getText();
            assertFalse(shown.contains("null") || shown.contains("undefined"), shown);
            browser.assertAccessible();
            browser.driver().executeScript("document.getElementById('learn').click()");
            await(browser, "window.studio && document.querySelectorAll('.lines textarea').length > 1");
            assertTrue(Files.exists(folder.resolve("people.cleave")));
            browser.driver().executeScript("""
                    document.getElementById('direction-0').value = '+';
                    document.getElementById('keep-0').checked = true;
                    window.studio = null;
                    document.getElementById('learn').click();
                    """);
            await(browser, "window.studio && document.querySelectorAll('.lines textarea').length > 1");
            assertTrue(Files.exists(folder.resolve("people-2.cleave")));
            browser.assertAccessible();
            assertEquals(List.of(), browser.errors());
        }
    }

    private static String program(Browser browser) {
        return String.valueOf(browser.driver().executeScript("return window.studio.program()"));
    }

    private static void await(Browser browser, String condition) {
        browser.driver()
                .executeAsyncScript("const done = arguments[arguments.length - 1];" + "const look = () => { if ("
                        + condition + ") { done(); } else { setTimeout(look, 20); } }; look();");
    }
}

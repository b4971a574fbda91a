package dev.cleave.lab.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.StubTrial;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.RuleLine;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrialStoreTest {
    private static final StubTrial TRIAL = StubTrial.of("monk1-cleave-00");
    private static final TrialResult RESULT = new TrialResult(
            Map.of(Figure.F1, 1.0 / 3, Figure.RULES, 4.0),
            Map.of("CycD", true, "Rb", false),
            "Proved.",
            "a \"note\"",
            List.of(new RuleLine("class = 1 if a5 = 1", "training: right in 75 of 75")),
            "<html>the report</html>");

    @TempDir
    private Path folder;

    @Test
    void whatIsPutIsFound() {
        TrialStore store = TrialStore.open(folder, "abc1234");
        Finished put = store.put(TRIAL, RESULT);
        assertEquals(put, store.find(TRIAL).orElseThrow());
        assertEquals(RESULT, store.find(TRIAL).orElseThrow().result());
        assertEquals(
                "abc1234",
                TrialStore.open(folder, "other").find(TRIAL).orElseThrow().commit());
    }

    @Test
    void otherSettingsAreAnotherTrial() {
        TrialStore store = TrialStore.open(folder, "");
        store.put(TRIAL, RESULT);
        assertTrue(store.find(new StubTrial(TRIAL.key(), 73, "at most 10 s", new AtomicInteger()))
                .isEmpty());
        assertTrue(store.find(new StubTrial(TRIAL.key(), 74, "as usual", new AtomicInteger()))
                .isEmpty());
    }

    @Test
    void halfAFileIsOneClearLine() throws IOException {
        TrialStore store = TrialStore.open(folder, "");
        store.put(TRIAL, RESULT);
        Path file = folder.resolve(TRIAL.key() + ".json");
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length - 1; length += 7) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            InputException fault = assertThrows(InputException.class, () -> store.find(TRIAL));
            assertTrue(fault.getMessage().contains(file.toString()), fault.getMessage());
            assertTrue(fault.getMessage().contains("delete it"), fault.getMessage());
            assertEquals(1, fault.getMessage().lines().count());
        }
    }

    @Test
    void jsonOfSomethingElseIsOneClearLine() throws IOException {
        TrialStore store = TrialStore.open(folder, "");
        for (String other : List.of("{}", "[]", "null", "3", "{\"trial\": 1}")) {
            Files.writeString(folder.resolve(TRIAL.key() + ".json"), other);
            assertThrows(InputException.class, () -> store.find(TRIAL), other);
        }
    }

    @Test
    void whatAnInterruptLeftIsNotInTheWay() throws IOException {
        Files.writeString(folder.resolve(TRIAL.key() + ".json.99.part"), "{\"trial\": ");
        assertTrue(TrialStore.open(folder, "").find(TRIAL).isEmpty());
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        InputException fault = assertThrows(InputException.class, () -> TrialStore.open(file, ""));
        assertTrue(fault.getMessage().contains("--out"), fault.getMessage());
    }
}

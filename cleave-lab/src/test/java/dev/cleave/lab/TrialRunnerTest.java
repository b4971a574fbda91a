package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.budget.Budget;
import dev.cleave.lab.store.TrialStore;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrialRunnerTest {
    @TempDir
    private Path folder;

    private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

    private TrialRunner workshop() {
        return new TrialRunner(
                new DataSetCache(folder),
                TrialStore.open(folder, ""),
                (trial, done, total) -> heard.add(trial.key() + " " + done + "/" + total));
    }

    @Test
    void whatIsDoneIsNotDoneAgain() {
        StubTrial first = StubTrial.of("first");
        StubTrial second = StubTrial.of("second");
        workshop().run(List.of(first), 1);
        List<Trial> trials = List.of(second, first);
        assertEquals(trials, List.copyOf(workshop().run(trials, 2).keySet()));
        assertEquals(1, first.ran().get());
        assertEquals(1, second.ran().get());
        assertEquals(List.of("first 1/1", "second 1/1"), heard);
    }

    @Test
    void aBugIsNotedAndTriedAgain() {
        Failing failing = new Failing(new ArithmeticException("by zero"));
        for (int time = 0; time < 2; time++) {
            String note =
                    workshop().run(List.of(failing), 1).get(failing).result().note();
            assertEquals("failed with ArithmeticException, by zero", note);
        }
        assertEquals(2, heard.size());
    }

    @Test
    void whatWasDoneBeforeAFailureIsKept() {
        StubTrial before = StubTrial.of("before");
        Failing failing = new Failing(new InputException(SourceLocation.unknown(), "a missing file"));
        assertThrows(InputException.class, () -> workshop().run(List.of(before, failing), 1));
        workshop().run(List.of(before), 1);
        assertEquals(1, before.ran().get());
    }

    private record Failing(RuntimeException failure) implements Trial {
        @Override
        public String key() {
            return "failing";
        }

        @Override
        public long seed() {
            return 0;
        }

        @Override
        public String settings() {
            return "";
        }

        @Override
        public Duration limit() {
            return Duration.ofSeconds(1);
        }

        @Override
        public TrialResult run(DataSetCache library, Budget budget) {
            throw failure;
        }
    }
}

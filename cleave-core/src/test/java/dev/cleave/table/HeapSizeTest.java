package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HeapSizeTest {
    @Test
    void theHeapThatWouldDoFollowsFromWhatWasDone() {
        assertEquals(
                "needs more memory than the 1024 MB that Java may use; about 6 GB would do: set"
                        + " CLEAVE_JAVA_OPTIONS=-Xmx6g",
                HeapSize.problem(1L << 30, 0.25));
    }
}

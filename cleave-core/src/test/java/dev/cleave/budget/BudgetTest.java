package dev.cleave.budget;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
    @Test
    void cancellingExhausts() {
        Budget budget = Budget.unlimited();
        assertFalse(budget.isExhausted());
        budget.cancel();
        assertTrue(budget.isExhausted() && budget.isCancelled());
    }

    @Test
    void aPassedLimitExhaustsWithoutCancelling() {
        Budget budget = Budget.of(Duration.ofNanos(1));
        while (!budget.isExhausted()) {
            Thread.onSpinWait();
        }
        assertFalse(budget.isCancelled());
    }

    @Test
    void aLimitOfNothingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Budget.of(Duration.ZERO));
    }
}

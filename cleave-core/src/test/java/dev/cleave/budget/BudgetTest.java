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

    @Test
    void aPartEndsWithTheWhole() {
        Budget whole = Budget.of(Duration.ofHours(1));
        Budget part = whole.part(4);
        assertTrue(part.limit().orElseThrow().compareTo(Duration.ofMinutes(15)) <= 0);
        whole.cancel();
        assertTrue(part.isExhausted());
    }

    @Test
    void aPartMayEndBeforeTheWhole() {
        Budget whole = Budget.unlimited();
        whole.part(2).cancel();
        assertFalse(whole.isExhausted());
    }

    @Test
    void whatIsKeptForLaterIsNeverMoreThanHalf() {
        Budget whole = Budget.of(Duration.ofHours(10));
        assertTrue(whole.keeping(Duration.ofHours(1)).limit().orElseThrow().compareTo(Duration.ofHours(8)) > 0);
        assertTrue(whole.keeping(Duration.ofHours(9)).limit().orElseThrow().compareTo(Duration.ofHours(4)) > 0);
        assertTrue(whole.keeping(Duration.ofHours(1)).limit().orElseThrow().compareTo(Duration.ofHours(9)) <= 0);
        whole.cancel();
        assertTrue(whole.keeping(Duration.ofHours(1)).isCancelled());
    }

    @Test
    void whatMustNotBeLeftOutHasSomeTimeUnlessCancelled() {
        Budget over = Budget.of(Duration.ofNanos(1));
        while (!over.isExhausted()) {
            Thread.onSpinWait();
        }
        Budget some = over.atLeast(Duration.ofHours(1));
        assertFalse(some.isExhausted());
        over.cancel();
        assertTrue(some.isExhausted());
        assertTrue(over.atLeast(Duration.ofHours(1)).isExhausted());
    }
}

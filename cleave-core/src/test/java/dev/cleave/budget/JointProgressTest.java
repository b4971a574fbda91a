package dev.cleave.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointProgressTest {
    @Test
    void addsUpWhatEachTrainingHasDone() {
        List<String> heard = new ArrayList<>();
        JointProgress progress = new JointProgress((done, total) -> heard.add(done + " of " + total), 100, 20);
        progress.part(0).advanced(64, 100);
        progress.part(1).advanced(20, 20);
        progress.part(0).advanced(100, 100);
        assertEquals(List.of("64 of 120", "84 of 120", "120 of 120"), heard);
    }

    /** Threads may report in another order than they took their steps in. */
    @Test
    void neverGoesBack() {
        List<Long> heard = new ArrayList<>();
        JointProgress progress = new JointProgress((done, total) -> heard.add(done), 100);
        progress.part(0).advanced(64, 100);
        progress.part(0).advanced(32, 100);
        assertEquals(List.of(64L, 64L), heard);
    }
}

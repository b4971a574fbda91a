package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class MergedNotesTest {
    @Test
    void numbersThatDifferAreARange() {
        MergedNotes notes = new MergedNotes("stopped after 12 steps with a gap of 0.5")
                .add("stopped after 9 steps with a gap of 0.5")
                .add("stopped after 10 steps with a gap of 0.5");
        assertEquals("stopped after 9 to 12 steps with a gap of 0.5", notes.text());
        assertEquals(3, notes.count());
    }

    @Test
    void oneTextStaysAsItIs() {
        assertEquals("more than 20000 rules", new MergedNotes("more than 20000 rules").text());
    }

    @Test
    void otherWordsAreOtherShapes() {
        assertEquals(MergedNotes.shape("a gap of 0.1305"), MergedNotes.shape("a gap of 3"));
        assertNotEquals(MergedNotes.shape("a gap of 0.1"), MergedNotes.shape("no gap of 0.1"));
    }
}

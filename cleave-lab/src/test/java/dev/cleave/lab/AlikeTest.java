package dev.cleave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class AlikeTest {
    @Test
    void numbersThatDifferAreARange() {
        Alike notes = new Alike("stopped after 12 steps with a gap of 0.5")
                .add("stopped after 9 steps with a gap of 0.5")
                .add("stopped after 10 steps with a gap of 0.5");
        assertEquals("stopped after 9 to 12 steps with a gap of 0.5", notes.text());
        assertEquals(3, notes.count());
    }

    @Test
    void oneTextStaysAsItIs() {
        assertEquals("more than 20000 rules", new Alike("more than 20000 rules").text());
    }

    @Test
    void otherWordsAreOtherShapes() {
        assertEquals(Alike.shape("a gap of 0.1305"), Alike.shape("a gap of 3"));
        assertNotEquals(Alike.shape("a gap of 0.1"), Alike.shape("no gap of 0.1"));
    }
}

package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class AtomTest {
    @Test
    void holdsPrintsTheColumn() {
        assertEquals("CycD", new Atom.Holds("CycD").toString());
    }

    @Test
    void isPrintsColumnAndValue() {
        assertEquals("colour = red", new Atom.Is("colour", "red").toString());
    }

    @Test
    void abovePrintsTheShortestThreshold() {
        assertEquals("age > 41.5", new Atom.Above("age", 41.5).toString());
    }

    @Test
    void missingSaysSo() {
        assertEquals("age is missing", new Atom.Missing("age").toString());
    }

    @Test
    void aThresholdIsFinite() {
        assertThrows(IllegalArgumentException.class, () -> new Atom.Above("age", Double.NaN));
    }
}

package dev.cleave.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalStyleTest {
    private static final String LINE = "  1. y if x > 3    40/50  \u2588\u2588\u258C\u00b7";

    @Test
    void barsAreInAColourWhereThereAreSome() {
        assertEquals(
                "  1. y if x > 3    40/50  \u001b[36m\u2588\u2588\u258C\u001b[0m\u00b7",
                new TerminalStyle(true).line(LINE));
        assertEquals(LINE, new TerminalStyle(false).line(LINE));
    }

    @Test
    void aTerminalHasColoursUnlessItOrThePersonSaysOtherwise() {
        Map<String, String> xterm = Map.of("TERM", "xterm-256color");
        assertTrue(TerminalStyle.of(TerminalStyle.When.AUTO, true, xterm).hasColours());
        assertFalse(TerminalStyle.of(TerminalStyle.When.AUTO, false, xterm).hasColours());
        assertFalse(TerminalStyle.of(TerminalStyle.When.AUTO, true, Map.of("TERM", "dumb"))
                .hasColours());
        assertFalse(TerminalStyle.of(TerminalStyle.When.AUTO, true, Map.of("TERM", "xterm", "NO_COLOR", "1"))
                .hasColours());
        assertTrue(TerminalStyle.of(TerminalStyle.When.ALWAYS, false, Map.of()).hasColours());
    }
}

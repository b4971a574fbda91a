package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuickAnswersTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void theVersionIsWhatTheCommandSays(String asked) {
        assertTrue(QuickAnswers.gives(out, asked));
        assertEquals(Ran.cleave(asked).out(), bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void allElseIsForTheCommand() {
        assertFalse(QuickAnswers.gives(out));
        assertFalse(QuickAnswers.gives(out, "--help"));
        assertFalse(QuickAnswers.gives(out, "learn", "--version"));
        assertEquals(0, bytes.size());
    }
}

package dev.cleave.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TerminalTest {
    private static List<String> said(int columns, String line) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Terminal(new PrintStream(bytes, true, StandardCharsets.UTF_8), columns).say(line);
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aLongLineIsBrokenBetweenWordsWhereAPersonReadsIt() {
        assertEquals(
                List.of("warning: column", "  code gives it", "  away"),
                said(16, "warning: column code gives it away"));
    }

    @Test
    void aLogHasItWhole() {
        assertEquals(List.of("warning: column code gives it away"), said(0, "warning: column code gives it away"));
    }

    @Test
    void aWordThatIsLongerThanTheTerminalStaysWhole() {
        assertEquals(List.of("see", "  /a/very/long/path", "  now"), said(10, "see /a/very/long/path now"));
    }
}

package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WrappedTest {
    @Test
    void aPercentSignStaysWithItsNumber() {
        assertEquals(List.of("held out", "20 % of the", "rows"), Wrapped.lines("held out 20 % of the rows", 11));
    }

    @Test
    void whatContinuesALineStandsUnderIt() {
        String line = "  why not: " + "word ".repeat(30).strip();
        List<String> lines = Wrapped.hanging(line);
        assertEquals(
                line,
                String.join(" ", lines.stream().map(String::strip).toList())
                        .indent(2)
                        .stripTrailing());
        assertEquals("    word", lines.get(1).substring(0, 8));
        assertEquals(
                0, lines.stream().filter(one -> one.length() > Wrapped.WIDTH).count());
    }

    @Test
    void aListThatIsLongerThanALineIsBrokenAfterCommas() {
        assertEquals(
                List.of("y if at least 2 of: age <= 35,", "not red > 20, bmi > 30"),
                Wrapped.conditions("y if at least 2 of: age <= 35, not red > 20, bmi > 30", 32));
    }
}

package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What rows say stands beside rules, and never touches its neighbour. */
class FigureLinesTest {
    private static FigureLines.Line line(String text, int... numbers) {
        return new FigureLines.Line(
                "  1. ",
                text,
                List.of(new RowsByClass.Tally(numbers[0], numbers[1]), new RowsByClass.Tally(numbers[2], numbers[3])));
    }

    @Test
    void largeNumbersKeepApartAndLinesFit() {
        List<String> lines =
                FigureLines.of(List.of(line("x if HighBP", 13314, 36872, 5640, 15704), line("x if y", 1, 2, 3, 4)));
        assertTrue(lines.get(1).matches("  1\\. x if HighBP +13314/36872  5640/15704  \\S+"), lines.get(1));
        lines.forEach(line -> assertTrue(line.length() <= Wrapped.NARROW, line));
        assertEquals(lines.get(0).indexOf("learned from") + 12, lines.get(2).indexOf("1/2") + 3);
    }

    @Test
    void aWordThatIsLongerThanALineKeepsItsFigures() {
        List<String> lines = FigureLines.of(List.of(line("x".repeat(90), 1, 2, 3, 4)));
        assertTrue(lines.get(1).matches(" +1/2 +3/4  \\S+"), lines.get(1));
        assertEquals("  1. " + "x".repeat(90), lines.get(2));
    }
}

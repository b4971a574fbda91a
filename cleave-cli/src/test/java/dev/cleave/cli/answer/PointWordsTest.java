package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PointWordsTest {
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f", "g", "h");

    @Test
    void ofManyPointsTheLargestAreListedAndTheOthersCounted() {
        assertEquals(
                "c -40, h +9, f +8, b +7, g -6, and 2 more of up to 3",
                new PointWords(NAMES, false).of(points(1, 7, -40, 0, -3, 8, -6, 9), true));
    }

    @Test
    void allAreListedWhereAskedFor() {
        assertEquals(
                "c -40, h +9, f +8, b +7, g -6, e -3, a +1",
                new PointWords(NAMES, true).of(points(1, 7, -40, 0, -3, 8, -6, 9), true));
    }

    /** One more is as long as its count. */
    @Test
    void aFewAreListedWhole() {
        assertEquals(
                "a 6, b 5, c 4, d 3, e 2, f 1", new PointWords(NAMES, false).of(points(6, 5, 4, 3, 2, 1, 0, 0), false));
    }

    private static List<BigDecimal> points(int... numbers) {
        return IntStream.of(numbers).mapToObj(BigDecimal::valueOf).toList();
    }
}

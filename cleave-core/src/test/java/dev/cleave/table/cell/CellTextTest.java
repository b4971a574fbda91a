package dev.cleave.table.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTextTest {
    @ParameterizedTest
    @CsvSource({
        "7,7",
        "-1.5,-1.5",
        "+2,2",
        ".5,0.5",
        "3.,3",
        "1e3,1000",
        "1E-2,0.01",
        "1e400,Infinity",
        "-1e400,-Infinity"
    })
    void readsNumbers(String text, double number) {
        assertEquals(number, CellText.number(text).orElseThrow(), 0.0);
    }

    @ParameterizedTest
    @CsvSource({"Infinity,Infinity", "inf,Infinity", "+Inf,Infinity", "-infinity,-Infinity"})
    void infinityIsANumber(String text, double number) {
        assertEquals(number, CellText.number(text).orElseThrow(), 0.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1d", "1f", "0x1", "1,5", "1 000", "--1", "e5", ".", "1e", "NaN", "5more", "١"})
    void otherTextsAreNoNumbers(String text) {
        assertTrue(CellText.number(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"2,2", "2.0,2", "+2,2", "2e0,2", "' 2 ',2", "0.50,0.5", "-0.0,0", "02,02", "1d,1d", "Red,Red", "inf,inf"
    })
    void keysAreTheSameForTheSameValue(String text, String key) {
        assertEquals(key, CellText.key(text));
    }

    @Test
    void keysOfKeysAreThemselves() {
        for (String text : List.of("2.0", "1e300", "abc", "007", "-0", "1e-300", "Infinity", "0.1")) {
            assertEquals(CellText.key(text), CellText.key(CellText.key(text)));
        }
    }

    @Test
    void theShortcutForPlainDecimalsChangesNothing() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 20_000; i++) {
            long digits = random.nextLong() >> random.nextInt(63);
            BigDecimal number = BigDecimal.valueOf(digits, random.nextInt(20));
            String canonical = ShortestDecimal.of(number);
            assertEquals(canonical, CellText.key(number.toPlainString()));
            assertEquals(canonical, CellText.key(canonical));
        }
    }

    @Test
    void hugeExponentsAreTexts() {
        assertEquals("1e999999999999", CellText.key("1e999999999999"));
    }

    @Test
    void numbersComeInTheirOrderBeforeTexts() {
        List<String> sorted = Stream.of("b", "10", "9", "a", "-1")
                .map(text -> ValueCount.of(text, 1))
                .sorted(ValueCount.ORDER)
                .map(ValueCount::value)
                .toList();
        assertEquals(List.of("-1", "9", "10", "a", "b"), sorted);
    }

    /** The scanner and the pattern that it stands for, on texts of the characters that matter. */
    @Test
    void scansDecimalsAsThePatternDoes() {
        Pattern pattern = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?");
        SplittableRandom random = new SplittableRandom(26);
        for (int i = 0; i < 200_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(8); length > 0; length--) {
                text.append("0179..eE+-x".charAt(random.nextInt(11)));
            }
            assertEquals(pattern.matcher(text).matches(), DecimalSyntax.matches(text.toString()), text.toString());
        }
    }
}

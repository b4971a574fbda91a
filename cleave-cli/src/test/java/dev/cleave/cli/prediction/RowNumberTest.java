package dev.cleave.cli.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RowNumberTest {
    @Test
    void itCountsAsNumbersDo() {
        for (long start : new long[] {1, 8, 95, 990, 99_990, 9_999_995, 1L << 40, Long.MAX_VALUE - 30}) {
            RowNumber number = new RowNumber(start);
            byte[] bytes = new byte[RowNumber.LONGEST + 1];
            for (long i = start; i < start + 25; i++) {
                int end = number.write(bytes, 1);
                assertEquals(Long.toString(i), new String(bytes, 1, end - 1, StandardCharsets.US_ASCII));
            }
        }
    }
}

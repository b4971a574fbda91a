package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BytesTextTest {
    @Test
    void halvesAreFloats() {
        assertEquals(1.5f, BytesText.half((short) 0x3e00));
        assertEquals(-2f, BytesText.half((short) 0xc000));
        assertEquals(65504f, BytesText.half((short) 0x7bff));
        assertEquals(0x1p-24f, BytesText.half((short) 1));
        assertEquals(Float.NEGATIVE_INFINITY, BytesText.half((short) 0xfc00));
        assertEquals(Float.NaN, BytesText.half((short) 0x7e00));
    }
}

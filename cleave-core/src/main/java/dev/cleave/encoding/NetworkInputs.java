package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;

/**
 * What a network reads of each row.
 *
 * @param bits which atoms hold, [rows x atoms]
 * @param numbers of the numeric columns, for networks that find thresholds or predicates of their own
 */
public record NetworkInputs(BitMatrix bits, Measurements numbers) {
    public NetworkInputs {
        if (bits.rows() != numbers.rows()) {
            throw new IllegalArgumentException(bits.rows() + " rows of bits, " + numbers.rows() + " of numbers");
        }
    }

    /** Atoms alone. */
    public static NetworkInputs of(BitMatrix bits) {
        return new NetworkInputs(bits, Measurements.none(bits.rows()));
    }

    public int rows() {
        return bits.rows();
    }

    /** These rows, then others. */
    public NetworkInputs above(NetworkInputs other) {
        return new NetworkInputs(bits.above(other.bits), numbers.above(other.numbers));
    }
}

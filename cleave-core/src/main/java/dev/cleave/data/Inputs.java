package dev.cleave.data;

/**
 * What a network reads of each row.
 *
 * @param bits which atoms hold, [rows x atoms]
 * @param numbers of the numeric columns, for networks that find thresholds or predicates of their own
 */
public record Inputs(BitMatrix bits, Measurements numbers) {
    public Inputs {
        if (bits.rows() != numbers.rows()) {
            throw new IllegalArgumentException(bits.rows() + " rows of bits, " + numbers.rows() + " of numbers");
        }
    }

    /** Atoms alone. */
    public static Inputs of(BitMatrix bits) {
        return new Inputs(bits, Measurements.none(bits.rows()));
    }

    public int rows() {
        return bits.rows();
    }

    public Inputs select(Rows chosen) {
        return new Inputs(bits.select(chosen), numbers.select(chosen));
    }

    /** These rows, then others. */
    public Inputs above(Inputs other) {
        return new Inputs(bits.above(other.bits), numbers.above(other.numbers));
    }
}

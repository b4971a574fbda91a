package dev.cleave.data;

/**
 * Encoded rows: which atoms hold in each, and which labels.
 *
 * @param inputs [rows x atoms]
 * @param targets [rows x outputs]
 */
public record Dataset(BitMatrix inputs, BitMatrix targets) {
    public Dataset {
        if (inputs.rows() != targets.rows()) {
            throw new IllegalArgumentException(inputs.rows() + " rows of inputs, " + targets.rows() + " of targets");
        }
    }

    public int rows() {
        return inputs.rows();
    }

    public int atoms() {
        return inputs.columns();
    }

    public int outputs() {
        return targets.columns();
    }

    public Dataset select(Rows chosen) {
        return new Dataset(inputs.select(chosen), targets.select(chosen));
    }
}

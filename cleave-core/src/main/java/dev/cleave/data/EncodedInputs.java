package dev.cleave.data;

import java.util.List;

/**
 * Rows without labels, encoded.
 *
 * @param inputs [rows x atoms]
 */
public record EncodedInputs(BitMatrix inputs, List<Surprise> surprises) {
    public EncodedInputs {
        surprises = List.copyOf(surprises);
    }
}

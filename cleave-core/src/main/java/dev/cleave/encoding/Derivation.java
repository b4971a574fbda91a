package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;
import java.util.List;

/** Atoms that no column has: they are computed from what the columns have. The same row gives the same bits on every machine. */
public interface Derivation {
    /** Of the atoms, by index. */
    List<String> names();

    /**
     * Which of them hold in each row, [rows x names].
     *
     * @param readings what the columns have ({@link Encoding#readings}), NaN where a number is missing
     */
    BitMatrix bits(Measurements readings);
}

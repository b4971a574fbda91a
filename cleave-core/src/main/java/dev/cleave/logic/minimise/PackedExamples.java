package dev.cleave.logic.minimise;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Bits;
import java.util.Arrays;
import java.util.Optional;

/** Examples over at most 64 atoms, a row in a word, each pattern once. */
final class PackedExamples {
    private final int[] atoms;
    private final long[] positives;
    private final long[] negatives;

    private PackedExamples(int[] atoms, long[] positives, long[] negatives) {
        this.atoms = atoms;
        this.positives = positives;
        this.negatives = negatives;
    }

    /** Empty where more than 64 atoms vary. */
    static Optional<PackedExamples> of(Examples examples) {
        int[] atoms = examples.varying();
        return atoms.length > Long.SIZE
                ? Optional.empty()
                : Optional.of(new PackedExamples(
                        atoms, pack(examples, atoms, examples.on()), pack(examples, atoms, examples.off())));
    }

    private static long[] pack(Examples examples, int[] atoms, Bits chosen) {
        long[] patterns = new long[chosen.count()];
        int n = 0;
        for (int row = chosen.next(0); row >= 0; row = chosen.next(row + 1)) {
            patterns[n++] = pattern(examples.rows(), atoms, row);
        }
        return Arrays.stream(patterns).sorted().distinct().toArray();
    }

    private static long pattern(BitColumns rows, int[] atoms, int row) {
        long pattern = 0;
        for (int i = 0; i < atoms.length; i++) {
            pattern |= (rows.word(atoms[i], row >>> 6) >>> row & 1) << i;
        }
        return pattern;
    }

    long pairs() {
        return (long) positives.length * negatives.length;
    }

    int positives() {
        return positives.length;
    }

    long positive(int i) {
        return positives[i];
    }

    Rule.All rule(Cube cube) {
        return cube.rule(atoms);
    }

    /** The sets of atoms in which a row differs from a negative one, without those that contain another. */
    long[] differences(long row) {
        long[] found = new long[negatives.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = row ^ negatives[i];
        }
        return MinimalMasks.of(found);
    }
}

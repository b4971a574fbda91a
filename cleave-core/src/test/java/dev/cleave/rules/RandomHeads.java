package dev.cleave.rules;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Seeded rows of free atoms with one head. */
public final class RandomHeads {
    private RandomHeads() {}

    /** Labels by chance, and weights by chance in half of all cases. */
    public static HeadRows of(SplittableRandom random, int rows, int atoms) {
        HeadRows head = labelled(bits(random, rows, atoms), atoms, bits -> random.nextBoolean());
        return random.nextBoolean() ? head : weighted(head, random);
    }

    public static HeadRows labelled(List<BitSet> bits, int atoms, Predicate<BitSet> label) {
        BitMatrix.Builder inputs = new BitMatrix.Builder(bits.size(), atoms);
        BitMatrix.Builder targets = new BitMatrix.Builder(bits.size(), 1);
        for (int row = 0; row < bits.size(); row++) {
            int at = row;
            bits.get(row).stream().forEach(atom -> inputs.set(at, atom));
            if (label.test(bits.get(row))) {
                targets.set(row, 0);
            }
        }
        BitMatrix built = inputs.build();
        return new HeadRows(built.transposed(), new Dataset(built, targets.build()));
    }

    private static HeadRows weighted(HeadRows head, SplittableRandom random) {
        float[] weights = new float[head.rows()];
        for (int row = 0; row < weights.length; row++) {
            weights[row] = 0.5f + random.nextInt(8) / 4f;
        }
        return new HeadRows(head.columns(), head.data().with(RowWeights.of(weights)));
    }

    static List<BitSet> bits(SplittableRandom random, int rows, int atoms) {
        return IntStream.range(0, rows)
                .mapToObj(row -> BitSet.valueOf(new long[] {random.nextLong(1L << atoms)}))
                .toList();
    }

    /** Every assignment once. */
    public static List<BitSet> every(int atoms) {
        return IntStream.range(0, 1 << atoms)
                .mapToObj(row -> BitSet.valueOf(new long[] {row}))
                .toList();
    }

    public static BitSet row(HeadRows head, int row) {
        BitSet bits = new BitSet();
        IntStream.range(0, head.atoms())
                .filter(atom -> head.data().inputs().get(row, atom))
                .forEach(bits::set);
        return bits;
    }

    /** Bodies of one to three literals. */
    public static List<Rule.All> bodies(SplittableRandom random, int count, int atoms) {
        List<Rule.All> bodies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int[] chosen =
                    random.ints(1 + random.nextInt(3), 0, atoms).distinct().toArray();
            bodies.add(new Rule.All(IntStream.of(chosen)
                    .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                    .toList()));
        }
        return bodies;
    }
}

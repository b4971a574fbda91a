package dev.cleave.lab.baseline.osdt;

import dev.cleave.table.BitMatrix;
import java.util.function.IntConsumer;

/** A tree of questions about binary features. */
public sealed interface Tree {
    /** The class of a row. */
    int answer(BitMatrix features, int row);

    /** Tells the depth of each leaf, that of this node given. */
    void leaves(int depth, IntConsumer told);

    /** Always the same class. */
    record Leaf(int answer) implements Tree {
        @Override
        public int answer(BitMatrix features, int row) {
            return answer;
        }

        @Override
        public void leaves(int depth, IntConsumer told) {
            told.accept(depth);
        }
    }

    /** Asks for one feature. */
    record Split(int feature, Tree yes, Tree no) implements Tree {
        @Override
        public int answer(BitMatrix features, int row) {
            return (features.get(row, feature) ? yes : no).answer(features, row);
        }

        @Override
        public void leaves(int depth, IntConsumer told) {
            yes.leaves(depth + 1, told);
            no.leaves(depth + 1, told);
        }
    }
}

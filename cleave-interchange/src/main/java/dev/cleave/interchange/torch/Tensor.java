package dev.cleave.interchange.torch;

import java.util.Arrays;
import java.util.List;

/** Numbers in a shape, row by row. Immutable. */
public final class Tensor {
    private final List<Integer> shape;
    private final float[] values;
    private final boolean isRounded;

    Tensor(List<Integer> shape, float[] values, boolean isRounded) {
        this.shape = List.copyOf(shape);
        this.values = values;
        this.isRounded = isRounded;
    }

    /** Whether a number in the file was one that no float is. */
    boolean isRounded() {
        return isRounded;
    }

    public List<Integer> shape() {
        return shape;
    }

    /** A copy, the last dimension fastest. */
    public float[] values() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tensor that && shape.equals(that.shape) && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * shape.hashCode() + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return "Tensor" + shape;
    }
}

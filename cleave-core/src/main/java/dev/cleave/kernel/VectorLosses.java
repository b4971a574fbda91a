package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The gradient of the weight loss, eight values at a time. */
final class VectorLosses {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorLosses() {}

    static void addWeightLoss(Panel w, float scale, Panel d, int rows) {
        FloatVector six = FloatVector.broadcast(S, 6f);
        for (int i = 0; i < rows * Panel.LANES; i += 8) {
            FloatVector x = FloatVector.fromArray(S, w.data, w.offset + i);
            FloatVector size = x.lanewise(VectorOperators.ABS);
            FloatVector below = six.sub(size);
            FloatVector slope = withSignOf(below, below.sub(size).mul(scale));
            FloatVector gradient = FloatVector.fromArray(S, d.data, d.offset + i);
            gradient.add(withSignOf(x, slope)).intoArray(d.data, d.offset + i);
        }
    }

    /** {@code sgn(x) * value}, which is 0 where x is. */
    static FloatVector withSignOf(FloatVector x, FloatVector value) {
        FloatVector zero = FloatVector.zero(S);
        return zero.blend(value, x.compare(VectorOperators.GT, zero))
                .blend(value.neg(), x.compare(VectorOperators.LT, zero));
    }
}

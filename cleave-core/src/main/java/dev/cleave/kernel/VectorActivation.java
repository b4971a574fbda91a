package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** sign, and the slope of tanh, eight values at a time. */
final class VectorActivation {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorActivation() {}

    static void sign(Panel in, Panel out, int rows) {
        FloatVector one = FloatVector.broadcast(S, 1f);
        FloatVector minus = FloatVector.broadcast(S, -1f);
        FloatVector zero = FloatVector.zero(S);
        for (int i = 0; i < rows * 16; i += 8) {
            FloatVector x = FloatVector.fromArray(S, in.data, in.offset + i);
            minus.blend(one, x.compare(VectorOperators.GT, zero)).intoArray(out.data, out.offset + i);
        }
    }

    static void slope(Panel s, float pull, Panel d, int rows) {
        FloatVector one = FloatVector.broadcast(S, 1f);
        FloatVector pulls = FloatVector.broadcast(S, pull);
        for (int i = 0; i < rows * 16; i += 8) {
            FloatVector x = FloatVector.fromArray(S, s.data, s.offset + i);
            FloatVector gradient = FloatVector.fromArray(S, d.data, d.offset + i);
            gradient.sub(VectorLosses.withSignOf(x, pulls))
                    .mul(one.sub(x.mul(x)))
                    .intoArray(d.data, d.offset + i);
        }
    }
}

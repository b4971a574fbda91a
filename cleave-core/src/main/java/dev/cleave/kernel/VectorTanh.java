package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** {@link RationalTanh}, eight values at a time. */
final class VectorTanh {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorTanh() {}

    static void tanh(Panel in, Panel out, int rows) {
        int end = rows * Panel.LANES;
        for (int i = 0; i < end; i += 8) {
            FloatVector x = clamp(FloatVector.fromArray(S, in.data, in.offset + i));
            FloatVector y = x.mul(x);
            x.mul(numerator(y)).div(denominator(y)).intoArray(out.data, out.offset + i);
        }
    }

    private static FloatVector clamp(FloatVector x) {
        return x.min(constant(RationalTanh.LIMIT)).max(constant(-RationalTanh.LIMIT));
    }

    private static FloatVector numerator(FloatVector y) {
        return y.fma(constant(RationalTanh.P4), constant(RationalTanh.P3))
                .fma(y, constant(RationalTanh.P2))
                .fma(y, constant(RationalTanh.P1))
                .fma(y, constant(RationalTanh.P0));
    }

    private static FloatVector denominator(FloatVector y) {
        return y.fma(constant(RationalTanh.Q4), constant(RationalTanh.Q3))
                .fma(y, constant(RationalTanh.Q2))
                .fma(y, constant(RationalTanh.Q1))
                .fma(y, constant(RationalTanh.Q0));
    }

    private static FloatVector constant(float value) {
        return FloatVector.broadcast(S, value);
    }
}

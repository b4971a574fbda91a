package dev.cleave.kernel;

/**
 * tanh(x) as x P(x^2) / Q(x^2), fitted by iteratively reweighted least squares on [0, 7.85] and scaled so that rounding does
 * least harm in single precision; beyond 7.85 tanh is 1 within 3.1e-7 / 2.
 */
final class RationalTanh {
    static final float LIMIT = 7.85f;

    static final float P0 = 1.8630677e+00f;
    static final float P1 = 2.5053728e-01f;
    static final float P2 = 6.6613085e-03f;
    static final float P3 = 4.0928804e-05f;
    static final float P4 = 2.8615466e-08f;

    static final float Q0 = 1.8630679e+00f;
    static final float Q1 = 8.7155968e-01f;
    static final float Q2 = 4.8772406e-02f;
    static final float Q3 = 6.3679845e-04f;
    static final float Q4 = 1.5964835e-06f;

    private RationalTanh() {}

    static float at(float value) {
        float x = Math.max(-LIMIT, Math.min(LIMIT, value));
        float y = x * x;
        float p = (((P4 * y + P3) * y + P2) * y + P1) * y + P0;
        float q = (((Q4 * y + Q3) * y + Q2) * y + Q1) * y + Q0;
        return Math.max(-1f, Math.min(1f, x * p / q));
    }
}

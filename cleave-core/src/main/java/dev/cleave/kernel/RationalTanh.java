package dev.cleave.kernel;

/**
 * tanh(x) as x P(x^2) / Q(x^2), a least-squares fit on [0, LIMIT], reweighted until its error is even, then rounded to the
 * single-precision coefficients that do least harm. Within 3e-7 of tanh everywhere; its value at
 * LIMIT is below 1 by more than its error, so it never passes 1.
 */
final class RationalTanh {
    static final float LIMIT = 7.8f;

    static final float P0 = 9.898459e-01f;
    static final float P1 = 1.3314089e-01f;
    static final float P2 = 3.5428517e-03f;
    static final float P3 = 2.1809812e-05f;
    static final float P4 = 1.5302414e-08f;

    static final float Q0 = 9.8984593e-01f;
    static final float Q1 = 4.6308944e-01f;
    static final float Q2 = 2.5926663e-02f;
    static final float Q3 = 3.3894935e-04f;
    static final float Q4 = 8.5203294e-07f;

    private RationalTanh() {}

    /** In double precision, as nothing is gained by less in scalar code. */
    static float at(float value) {
        double x = Math.max(-LIMIT, Math.min(LIMIT, value));
        double y = x * x;
        double p = (((P4 * y + P3) * y + P2) * y + P1) * y + P0;
        double q = (((Q4 * y + Q3) * y + Q2) * y + Q1) * y + Q0;
        return (float) (x * p / q);
    }
}

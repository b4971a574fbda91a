package dev.cleave.kernel;

/**
 * tanh(x) as x P(x^2) / Q(x^2), a least-squares fit on [0, LIMIT], reweighted until its error is even, then rounded to the
 * single-precision coefficients that do least harm. Within 3e-7 of tanh everywhere and below 1,
 * as tanh(LIMIT) is far enough below 1 for the error to fit between.
 */
final class RationalTanh {
    static final float LIMIT = 7.88f;

    static final float P0 = 1.0962942e+00f;
    static final float P1 = 1.4740442e-01f;
    static final float P2 = 3.9172783e-03f;
    static final float P3 = 2.4041137e-05f;
    static final float P4 = 1.6772747e-08f;

    static final float Q0 = 1.0962942e+00f;
    static final float Q1 = 5.128357e-01f;
    static final float Q2 = 2.86901e-02f;
    static final float Q3 = 3.7430244e-04f;
    static final float Q4 = 9.368895e-07f;

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

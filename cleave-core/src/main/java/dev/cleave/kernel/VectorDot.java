package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Inner products along the lanes of all panels, four rows at a time; lanes are added up once for each pair of rows. */
final class VectorDot {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorDot() {}

    static void dot(Panels a, Panels b, int first, Grid c, int rows) {
        for (int r = 0; r < rows; r += 4) {
            for (int j = first; j < b.rows(); j++) {
                tile(a, r, rows - 1, b, j, c, (j - first) * c.stride);
            }
        }
    }

    /** Rows r to r + 3; beyond the last row the last one is computed again, and as c is read before it is written, once. */
    private static void tile(Panels a, int r, int last, Panels b, int j, Grid c, int o) {
        int r1 = Math.min(r + 1, last);
        int r2 = Math.min(r + 2, last);
        int r3 = Math.min(r + 3, last);
        float[] x = a.data;
        float[] y = b.data;
        FloatVector s0 = FloatVector.zero(S);
        FloatVector s1 = FloatVector.zero(S);
        FloatVector s2 = FloatVector.zero(S);
        FloatVector s3 = FloatVector.zero(S);
        for (int panel = 0; panel < a.count(); panel++) {
            int i = panel * a.stride();
            int k = panel * b.stride() + j * 16;
            FloatVector y0 = FloatVector.fromArray(S, y, k);
            FloatVector y1 = FloatVector.fromArray(S, y, k + 8);
            s0 = add(x, i + r * 16, y0, y1, s0);
            s1 = add(x, i + r1 * 16, y0, y1, s1);
            s2 = add(x, i + r2 * 16, y0, y1, s2);
            s3 = add(x, i + r3 * 16, y0, y1, s3);
        }
        float[] z = c.data;
        float z0 = z[o + r] + s0.reduceLanes(VectorOperators.ADD);
        float z1 = z[o + r1] + s1.reduceLanes(VectorOperators.ADD);
        float z2 = z[o + r2] + s2.reduceLanes(VectorOperators.ADD);
        float z3 = z[o + r3] + s3.reduceLanes(VectorOperators.ADD);
        z[o + r] = z0;
        z[o + r1] = z1;
        z[o + r2] = z2;
        z[o + r3] = z3;
    }

    private static FloatVector add(float[] x, int i, FloatVector y0, FloatVector y1, FloatVector sum) {
        FloatVector low = FloatVector.fromArray(S, x, i).fma(y0, sum);
        return FloatVector.fromArray(S, x, i + 8).fma(y1, low);
    }
}

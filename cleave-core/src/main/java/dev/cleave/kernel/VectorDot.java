package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Inner products along the lanes of all panels; lanes are added up once for each pair of rows. */
final class VectorDot {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorDot() {}

    static void dot(Panels a, Panels b, Grid c, int rows) {
        for (int j = 0; j < b.rows(); j++) {
            for (int r = 0; r < rows; r++) {
                c.data[j * c.stride + r] += one(a, r * 16, b, j * 16);
            }
        }
    }

    private static float one(Panels a, int i, Panels b, int j) {
        float[] x = a.data;
        float[] y = b.data;
        int step = a.stride();
        int other = b.stride();
        FloatVector low = FloatVector.zero(S);
        FloatVector high = FloatVector.zero(S);
        for (int panel = 0; panel < a.count(); panel++) {
            FloatVector y0 = FloatVector.fromArray(S, y, j);
            FloatVector y1 = FloatVector.fromArray(S, y, j + 8);
            low = FloatVector.fromArray(S, x, i).fma(y0, low);
            high = FloatVector.fromArray(S, x, i + 8).fma(y1, high);
            i += step;
            j += other;
        }
        return low.add(high).reduceLanes(VectorOperators.ADD);
    }
}

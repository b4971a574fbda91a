package dev.cleave.kernel;

/** C = A P and inner products, four lanes at a time in scalars. */
final class PlainProduct {
    private PlainProduct() {}

    static void multiply(Grid a, Panel p, Panel c, int rows, int depth) {
        c.clear(0, rows);
        add(a, p, c, rows, depth);
    }

    static void add(Grid a, Panel p, Panel c, int rows, int depth) {
        for (int r = 0; r < rows; r++) {
            for (int lane = 0; lane < Panel.LANES; lane += 4) {
                strip(a, r * a.stride, p, lane, depth, c.data, c.offset + r * Panel.LANES + lane);
            }
        }
    }

    private static void strip(Grid a, int from, Panel p, int lane, int depth, float[] z, int o) {
        float[] x = a.data;
        float[] w = p.data;
        int at = p.offset + lane;
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        for (int t = 0; t < depth; t++) {
            float value = x[from + t];
            int i = at + t * Panel.LANES;
            s0 += value * w[i];
            s1 += value * w[i + 1];
            s2 += value * w[i + 2];
            s3 += value * w[i + 3];
        }
        z[o] += s0;
        z[o + 1] += s1;
        z[o + 2] += s2;
        z[o + 3] += s3;
    }

    static void dot(Panels a, Panels b, int first, Grid c, int rows) {
        for (int panel = 0; panel < a.count(); panel++) {
            for (int j = first; j < b.rows(); j++) {
                for (int r = 0; r < rows; r++) {
                    c.data[(j - first) * c.stride + r] += lanes(a.panel(panel), r, b.panel(panel), j);
                }
            }
        }
    }

    private static float lanes(Panel a, int r, Panel b, int j) {
        int x = a.offset + r * Panel.LANES;
        int y = b.offset + j * Panel.LANES;
        float even = 0;
        float odd = 0;
        for (int i = 0; i < Panel.LANES; i += 2) {
            even += a.data[x + i] * b.data[y + i];
            odd += a.data[x + i + 1] * b.data[y + i + 1];
        }
        return even + odd;
    }
}

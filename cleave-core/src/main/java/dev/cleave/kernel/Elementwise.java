package dev.cleave.kernel;

/** Loops over single values, short enough for the compiler to vectorise by itself: both kernels share them. */
public final class Elementwise {
    private Elementwise() {}

    /** {@code d *= 1 - s * s}, the derivative of tanh where s is its value. */
    public static void slope(Panel s, Panel d, int rows) {
        float[] value = s.data;
        float[] target = d.data;
        int from = s.offset;
        int to = d.offset;
        for (int i = 0; i < rows * Panel.LANES; i++) {
            target[to + i] *= 1 - value[from + i] * value[from + i];
        }
    }

    /** {@code out = in > 0 ? 1 : -1} in the first lanes of each row, 0 in the pads. */
    public static void sign(Panel in, Panel out, int rows, int lanes) {
        for (int r = 0; r < rows; r++) {
            int at = r * Panel.LANES;
            for (int lane = 0; lane < lanes; lane++) {
                out.data[out.offset + at + lane] = in.data[in.offset + at + lane] > 0 ? 1 : -1;
            }
        }
    }

    /** {@code d += scale * sgn(in)}. */
    public static void addSign(Panel in, float scale, Panel d, int rows) {
        for (int i = 0; i < rows * Panel.LANES; i++) {
            d.data[d.offset + i] += scale * Math.signum(in.data[in.offset + i]);
        }
    }
}

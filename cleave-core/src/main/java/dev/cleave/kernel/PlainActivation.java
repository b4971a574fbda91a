package dev.cleave.kernel;

/** tanh, sign, and the slope of tanh, value by value. */
final class PlainActivation {
    private PlainActivation() {}

    static void tanh(Panel in, Panel out, int rows) {
        for (int i = 0; i < rows * Panel.LANES; i++) {
            out.data[out.offset + i] = RationalTanh.at(in.data[in.offset + i]);
        }
    }

    static void sign(Panel in, Panel out, int rows) {
        for (int i = 0; i < rows * Panel.LANES; i++) {
            out.data[out.offset + i] = in.data[in.offset + i] > 0 ? 1 : -1;
        }
    }

    static void slope(Panel s, float pull, Panel d, int rows) {
        for (int i = 0; i < rows * Panel.LANES; i++) {
            float value = s.data[s.offset + i];
            d.data[d.offset + i] = (d.data[d.offset + i] - pull * Math.signum(value)) * (1 - value * value);
        }
    }
}

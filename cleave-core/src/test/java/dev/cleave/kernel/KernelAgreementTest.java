package dev.cleave.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The plain kernel is held to naive sums in double precision, and the Vector API to the plain kernel. */
class KernelAgreementTest {
    private static final long SEED = 7;

    private final Kernel plain = new PlainKernel();
    private final Kernel vector = new VectorKernel();
    private final Random random = new Random(SEED);

    @ParameterizedTest
    @CsvSource({"1, 1", "13, 207", "207, 13", "1, 4098", "4098, 1", "5, 64", "64, 65"})
    void productsWithSignsAgree(int rows, int depth) {
        float[] signs = randomSigns(rows * depth);
        Signs a = packRows(plain, signs, rows, depth);
        float[] p = Arrays.copyOf(randoms(depth * 16), Signs.padded(depth) * 16);
        float[] start = randoms(16);
        float[] c = randoms(rows * 16);
        plain.multiply(a, new Panel(p, 0), start, new Panel(c, 0));
        assertClose(product(signs, p, repeated(start, rows), rows, depth), c, depth);

        float[] v = randoms(rows * 16);
        vector.multiply(a, new Panel(p, 0), start, new Panel(v, 0));
        assertClose(c, v, depth);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, 207})
    void auxiliaryLossesAgree(int rows) {
        float[] w = randoms(rows * 16);
        for (int i = 0; i < w.length; i++) {
            w[i] = i % 7 == 0 ? 0 : i % 7 == 1 ? -6 : 8 * w[i];
        }
        float[] d = randoms(rows * 16);
        float[] c = d.clone();
        float[] v = d.clone();
        plain.slope(new Panel(w, 0), .3f, new Panel(c, 0), rows);
        vector.slope(new Panel(w, 0), .3f, new Panel(v, 0), rows);
        assertClose(c, v, 1);
        plain.addWeightLoss(new Panel(w, 0), .3f, new Panel(c, 0), rows);
        vector.addWeightLoss(new Panel(w, 0), .3f, new Panel(v, 0), rows);
        assertClose(c, v, 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 16", "13, 5, 32", "207, 16, 64", "40, 7, 4096"})
    void productsOfFewRowsAgree(int rows, int each, int columns) {
        Grid x = new Grid(rows, columns);
        Grid d = new Grid(3, columns);
        fill(x.values());
        fill(d.values());
        int[] seen = random.ints(2 * each, 0, rows).toArray();
        float[] weights = randoms(each);
        SparseRows own = new SparseRows(x, seen, each, 0).of(1);
        double[] naive = new double[each];
        double[] sum = new double[columns];
        for (int c = 0; c < columns; c++) {
            sum[c] = .5;
            for (int s = 0; s < each; s++) {
                float value = x.values()[seen[each + s] * columns + c];
                sum[c] += weights[s] * value;
                naive[s] += value * d.values()[2 * columns + c];
            }
        }
        for (Kernel kernel : List.of(plain, vector)) {
            Grid out = new Grid(2, columns);
            kernel.combine(own, weights, .5f, out, 1, columns);
            assertClose(floats(sum), Arrays.copyOfRange(out.values(), columns, 2 * columns), each);
            float[] dots = new float[each];
            kernel.dots(own, d, 2, dots, columns);
            assertClose(floats(naive), dots, columns);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 16", "13, 5, 32", "207, 16, 64"})
    void gradientsOfFewRowsAgree(int rows, int each, int columns) {
        Grid d = new Grid(2, columns);
        fill(d.values());
        int[] seen = random.ints(each, 0, rows).sorted().toArray();
        float[] weights = randoms(each);
        int missing = rows / 3; // rows that the matrix does not have
        float[] expected = new float[(rows - missing) * columns];
        for (int s = 0; s < each; s++) {
            for (int c = 0; c < columns && seen[s] >= missing; c++) {
                expected[(seen[s] - missing) * columns + c] += weights[s] * d.values()[columns + c];
            }
        }
        for (Kernel kernel : List.of(plain, vector)) {
            Grid x = new Grid(rows - missing, columns);
            SparseRows own = new SparseRows(x, seen, each, missing).of(0);
            kernel.spread(d, 1, weights, own.missing(), own, columns);
            assertClose(expected, x.values(), each);
        }
    }

    private static float[] floats(double[] numbers) {
        float[] floats = new float[numbers.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) numbers[i];
        }
        return floats;
    }

    private static float[] repeated(float[] lanes, int rows) {
        float[] all = new float[rows * 16];
        for (int i = 0; i < all.length; i++) {
            all[i] = lanes[i % 16];
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "13, 207", "207, 13", "66, 129"})
    void packedSignsAgree(int rows, int columns) {
        float[] signs = randomSigns(rows * columns);
        Panel p = new Panel(randoms(Signs.padded(columns) * 16), 0);
        float[] c = new float[rows * 16];
        float[] v = new float[rows * 16];
        plain.multiply(packRows(plain, signs, rows, columns), p, new float[16], new Panel(c, 0));
        plain.multiply(packRows(vector, signs, rows, columns), p, new float[16], new Panel(v, 0));
        assertClose(c, v, 0);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "13, 207", "207, 13", "1, 4098", "4098, 1", "6, 300"})
    void denseProductsAgree(int rows, int depth) {
        Grid a = new Grid(rows, depth);
        fill(a.values());
        float[] p = randoms(depth * 16);
        float[] c = randoms(rows * 16);
        plain.multiply(a, new Panel(p, 0), new Panel(c, 0), rows, depth);
        assertClose(product(a.values(), p, new float[rows * 16], rows, depth), c, depth);

        float[] v = randoms(rows * 16);
        vector.multiply(a, new Panel(p, 0), new Panel(v, 0), rows, depth);
        assertClose(c, v, depth);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "13, 207", "207, 13", "6, 300"})
    void addedProductsAgree(int rows, int depth) {
        Grid a = new Grid(rows, depth);
        fill(a.values());
        float[] p = randoms(depth * 16);
        float[] c = randoms(rows * 16);
        float[] expected = product(a.values(), p, c.clone(), rows, depth);
        float[] v = c.clone();
        plain.multiplyAdd(a, new Panel(p, 0), new Panel(c, 0), rows, depth);
        vector.multiplyAdd(a, new Panel(p, 0), new Panel(v, 0), rows, depth);
        assertClose(expected, c, depth);
        assertClose(c, v, depth);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "13, 207, 3", "2, 40, 10"})
    void innerProductsOfLaterRowsAreThoseOfAll(int rows, int width, int others) {
        Panels a = randomPanels(rows, width);
        Panels b = randomPanels(others, width);
        for (Kernel kernel : List.of(plain, vector)) {
            Grid all = new Grid(others, rows);
            Grid later = new Grid(others - others / 2, rows);
            kernel.dot(a, b, all, rows);
            kernel.dot(a, b, others / 2, later, rows);
            float[] end = Arrays.copyOfRange(all.values(), others / 2 * rows, others * rows);
            assertClose(end, later.values(), 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "13, 207, 3", "207, 13, 1", "2, 4098, 10", "4098, 1, 2"})
    void innerProductsAgree(int rows, int width, int others) {
        Panels a = randomPanels(rows, width);
        Panels b = randomPanels(others, width);
        Grid c = new Grid(others, rows);
        Grid v = new Grid(others, rows);
        plain.dot(a, b, c, rows);
        vector.dot(a, b, v, rows);
        assertClose(innerProducts(a, b), c.values(), width);
        assertClose(c.values(), v.values(), width);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, 207, 4098})
    void activationsAgree(int rows) {
        Panel in = new Panel(randoms(rows * 16), 0);
        float[] soft = new float[rows * 16];
        float[] softVector = new float[rows * 16];
        plain.tanh(in, new Panel(soft, 0), rows);
        vector.tanh(in, new Panel(softVector, 0), rows);
        assertClose(soft, softVector, 0);

        float[] slope = randoms(rows * 16);
        float[] slopeVector = slope.clone();
        plain.slope(new Panel(soft, 0), 0f, new Panel(slope, 0), rows);
        vector.slope(new Panel(soft, 0), 0f, new Panel(slopeVector, 0), rows);
        assertClose(slope, slopeVector, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, 207, 4098})
    void signsAgreeAndZeroIsFalse(int rows) {
        float[] values = randoms(rows * 16);
        values[3] = 0f;
        values[5] = -0f;
        float[] c = new float[rows * 16];
        float[] v = new float[rows * 16];
        plain.sign(new Panel(values, 0), new Panel(c, 0), rows);
        vector.sign(new Panel(values, 0), new Panel(v, 0), rows);
        assertEquals(-1f, c[3]);
        assertEquals(-1f, c[5]);
        assertClose(c, v, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, 207, 4098})
    void normsAndTheirGradientAgree(int rows) {
        float[] weights = randoms(rows * 16);
        weights[2] = 9; // a tie of the two signs where there are two rows, a single maximum otherwise
        weights[(rows - 1) * 16 + 2] = -9;
        weights[(rows - 1) * 16 + 7] = 0;
        NodeNorms norms = measured(plain, weights, rows);
        NodeNorms others = measured(vector, weights, rows);
        assertEquals(Math.min(2, rows), norms.ties[2]);
        assertClose(norms.largest, others.largest, 0);
        assertClose(norms.ties, others.ties, 0);
        assertClose(norms.total, others.total, rows);
        assertClose(gradient(plain, weights, norms, rows), gradient(vector, weights, norms, rows), 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, 207, 4098})
    void sumsOfRowsAgree(int rows) {
        Panel p = new Panel(randoms(rows * 16), 0);
        float[] c = new float[16];
        float[] v = new float[16];
        plain.sumRows(p, rows, c);
        vector.sumRows(p, rows, v);
        assertClose(c, v, rows);
    }

    private static NodeNorms measured(Kernel kernel, float[] weights, int rows) {
        NodeNorms norms = new NodeNorms();
        kernel.measure(new Panel(weights, 0), rows, norms);
        return norms;
    }

    private static float[] gradient(Kernel kernel, float[] weights, NodeNorms norms, int rows) {
        float[] gradient = new float[rows * 16];
        float[] bias = new float[16];
        norms.bias(.5f, bias);
        norms.backward(.5f, bias, .25f);
        kernel.addNormGradient(new Panel(weights, 0), new Panel(gradient, 0), rows, norms);
        return gradient;
    }

    private static Signs packRows(Kernel kernel, float[] signs, int rows, int columns) {
        Signs packed = new Signs(rows, columns);
        packed.resize(rows, columns);
        long[] words = new long[rows];
        for (int block = 0; block * 64 < columns; block++) {
            int from = block * 64;
            int width = Math.min(64, columns - from);
            Arrays.setAll(words, r -> bits(signs, r * columns + from, width));
            kernel.pack(words, rows, packed, 0, block);
        }
        return packed;
    }

    private static long bits(float[] signs, int from, int count) {
        long bits = 0;
        for (int i = 0; i < count; i++) {
            bits |= signs[from + i] > 0 ? 1L << i : 0;
        }
        return bits;
    }

    private static float[] product(float[] a, float[] p, float[] start, int rows, int depth) {
        float[] c = new float[rows * 16];
        for (int i = 0; i < c.length; i++) {
            double sum = start[i];
            for (int t = 0; t < depth; t++) {
                sum += (double) a[i / 16 * depth + t] * p[t * 16 + i % 16];
            }
            c[i] = (float) sum;
        }
        return c;
    }

    private static float[] innerProducts(Panels a, Panels b) {
        float[] c = new float[a.rows() * b.rows()];
        for (int i = 0; i < c.length; i++) {
            double sum = 0;
            for (int column = 0; column < a.width(); column++) {
                sum += (double) a.get(i % a.rows(), column) * b.get(i / a.rows(), column);
            }
            c[i] = (float) sum;
        }
        return c;
    }

    private Panels randomPanels(int rows, int width) {
        Panels panels = new Panels(rows, width);
        for (int i = 0; i < rows * width; i++) {
            panels.set(i / width, i % width, (float) random.nextGaussian());
        }
        return panels;
    }

    private float[] randomSigns(int count) {
        float[] signs = new float[count];
        for (int i = 0; i < count; i++) {
            signs[i] = random.nextBoolean() ? 1 : -1;
        }
        return signs;
    }

    private float[] randoms(int count) {
        float[] values = new float[count];
        fill(values);
        return values;
    }

    private void fill(float[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) random.nextGaussian();
        }
    }

    private static void assertClose(float[] expected, float[] actual, int terms) {
        float tolerance = 1e-6f * (1 + (float) Math.sqrt(terms));
        for (int i = 0; i < expected.length; i++) {
            assertEquals(
                    expected[i], actual[i], tolerance * (1 + Math.abs(expected[i])), "value " + i + ", seed " + SEED);
        }
    }
}

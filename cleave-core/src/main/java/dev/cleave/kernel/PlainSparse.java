package dev.cleave.kernel;

/** Nodes that see a few rows of a matrix, without the Vector API. */
final class PlainSparse {
    private PlainSparse() {}

    static void combine(SparseRows x, float[] weights, float start, Grid out, int row, int columns) {
        int to = row * out.stride;
        for (int c = 0; c < columns; c++) {
            float sum = start;
            for (int s = 0; s < weights.length; s++) {
                sum += weights[s] * x.grid.data[x.at(s) + c];
            }
            out.data[to + c] = sum;
        }
    }

    static void dots(SparseRows x, Grid d, int row, float[] dots, int columns) {
        int from = row * d.stride;
        for (int s = 0; s < dots.length; s++) {
            float sum = 0;
            for (int c = 0; c < columns; c++) {
                sum += x.grid.data[x.at(s) + c] * d.data[from + c];
            }
            dots[s] = sum;
        }
    }

    static void spread(Grid d, int row, float[] weights, int first, SparseRows x, int columns) {
        int from = row * d.stride;
        for (int s = first; s < weights.length; s++) {
            int to = x.at(s);
            for (int c = 0; c < columns; c++) {
                x.grid.data[to + c] += weights[s] * d.data[from + c];
            }
        }
    }
}

package dev.cleave.kernel;

/** The same loops without the Vector API. */
final class PlainKernel implements Kernel {
    PlainKernel() {}

    @Override
    public String name() {
        return "plain";
    }

    @Override
    public void pack(long[] words, int rows, Signs a, int first, int block) {
        PlainSigns.pack(words, rows, a, first, block);
    }

    @Override
    public void multiply(Signs a, Panel p, float[] start, Panel c) {
        PlainSigns.multiply(a, p, start, c);
    }

    @Override
    public void multiply(Grid a, Panel p, Panel c, int rows, int depth) {
        PlainProduct.multiply(a, p, c, rows, depth);
    }

    @Override
    public void multiplyAdd(Grid a, Panel p, Panel c, int rows, int depth) {
        PlainProduct.add(a, p, c, rows, depth);
    }

    @Override
    public void dot(Panels a, Panels b, int first, Grid c, int rows) {
        PlainProduct.dot(a, b, first, c, rows);
    }

    @Override
    public void tanh(Panel in, Panel out, int rows) {
        PlainActivation.tanh(in, out, rows);
    }

    @Override
    public void sign(Panel in, Panel out, int rows) {
        PlainActivation.sign(in, out, rows);
    }

    @Override
    public void slope(Panel s, float pull, Panel d, int rows) {
        PlainActivation.slope(s, pull, d, rows);
    }

    @Override
    public void addWeightLoss(Panel w, float scale, Panel d, int rows) {
        PlainLosses.addWeightLoss(w, scale, d, rows);
    }

    @Override
    public void measure(Panel weights, int rows, NodeNorms norms) {
        PlainNodes.measure(weights, rows, norms);
    }

    @Override
    public void sumRows(Panel p, int rows, float[] sums) {
        PlainNodes.sumRows(p, rows, sums);
    }

    @Override
    public void addNormGradient(Panel weights, Panel gradient, int rows, NodeNorms norms) {
        PlainNodes.addNormGradient(weights, gradient, rows, norms);
    }

    @Override
    public void combine(SparseRows x, float[] weights, float start, Grid out, int row, int columns) {
        PlainSparse.combine(x, weights, start, out, row, columns);
    }

    @Override
    public void dots(SparseRows x, Grid d, int row, float[] dots, int columns) {
        PlainSparse.dots(x, d, row, dots, columns);
    }

    @Override
    public void spread(Grid d, int row, float[] weights, int first, SparseRows x, int columns) {
        PlainSparse.spread(d, row, weights, first, x, columns);
    }
}

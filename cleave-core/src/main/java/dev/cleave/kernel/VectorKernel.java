package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;

/** Loops on the Vector API, always 256 bits wide, so that results don't depend on the machine's widest vector. */
final class VectorKernel implements Kernel {
    VectorKernel() {}

    /** Whether this machine works on eight floats at a time. */
    static boolean isFast() {
        return FloatVector.SPECIES_PREFERRED.length() >= FloatVector.SPECIES_256.length();
    }

    @Override
    public String name() {
        return "vector";
    }

    @Override
    public void pack(long[] words, int rows, Signs a, int first, int block) {
        VectorSigns.pack(words, rows, a, first, block);
    }

    @Override
    public void multiply(Signs a, Panel p, float[] start, Panel c) {
        VectorSigns.multiply(a, p, start, c);
    }

    @Override
    public void multiply(Grid a, Panel p, Panel c, int rows, int depth) {
        VectorProduct.multiply(a, p, c, rows, depth);
    }

    @Override
    public void multiplyAdd(Grid a, Panel p, Panel c, int rows, int depth) {
        VectorProduct.add(a, p, c, rows, depth);
    }

    @Override
    public void dot(Panels a, Panels b, int first, Grid c, int rows) {
        VectorDot.dot(a, b, first, c, rows);
    }

    @Override
    public void tanh(Panel in, Panel out, int rows) {
        VectorTanh.tanh(in, out, rows);
    }

    @Override
    public void sign(Panel in, Panel out, int rows) {
        VectorActivation.sign(in, out, rows);
    }

    @Override
    public void slope(Panel s, float pull, Panel d, int rows) {
        VectorActivation.slope(s, pull, d, rows);
    }

    @Override
    public void addWeightLoss(Panel w, float scale, Panel d, int rows) {
        VectorLosses.addWeightLoss(w, scale, d, rows);
    }

    @Override
    public void measure(Panel weights, int rows, NodeNorms norms) {
        VectorNodes.measure(weights, rows, norms);
    }

    @Override
    public void sumRows(Panel p, int rows, float[] sums) {
        VectorNodes.sumRows(p, rows, sums);
    }

    @Override
    public void addNormGradient(Panel weights, Panel gradient, int rows, NodeNorms norms) {
        VectorNodes.addNormGradient(weights, gradient, rows, norms);
    }

    @Override
    public void combine(SparseRows x, float[] weights, float start, Grid out, int row, int columns) {
        VectorSparse.combine(x, weights, start, out, row, columns);
    }

    @Override
    public void dots(SparseRows x, Grid d, int row, float[] dots, int columns) {
        VectorSparse.dots(x, d, row, dots, columns);
    }

    @Override
    public void spread(Grid d, int row, float[] weights, int first, SparseRows x, int columns) {
        VectorSparse.spread(d, row, weights, first, x, columns);
    }
}

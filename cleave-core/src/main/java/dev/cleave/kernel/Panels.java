package dev.cleave.kernel;

import java.util.Arrays;

/** A matrix [rows x width] stored as [width / 16][rows][16]: panel after panel, the last one padded with lanes of 0. */
public final class Panels {
    final float[] data; // [panels][rows][16]
    private final int rows;
    private final int width;
    private final Panel[] views; // [panels]

    public Panels(int rows, int width) {
        this.rows = rows;
        this.width = width;
        this.views = new Panel[Panel.count(width)];
        this.data = new float[Math.multiplyExact(views.length, stride())];
        Arrays.setAll(views, i -> new Panel(data, i * stride()));
    }

    public int rows() {
        return rows;
    }

    public int width() {
        return width;
    }

    public int count() {
        return views.length;
    }

    public Panel panel(int i) {
        return views[i];
    }

    /** All panels as one, for work that treats every value alike; pads are part of it. */
    public Panel whole() {
        return views[0];
    }

    public float get(int row, int column) {
        return data[index(row, column)];
    }

    public void set(int row, int column, float value) {
        data[index(row, column)] = value;
    }

    /** Writes the first rows to a matrix [width x rows], rows and columns exchanged. */
    public void transposeInto(Grid target, int count) {
        for (int column = 0; column < width; column++) {
            int from = index(0, column);
            int to = column * target.stride;
            for (int r = 0; r < count; r++) {
                target.data[to + r] = data[from + r * Panel.LANES];
            }
        }
    }

    /** Takes the first rows from a matrix [width x rows], rows and columns exchanged. */
    public void transposeFrom(Grid source, int count) {
        for (int column = 0; column < width; column++) {
            int to = index(0, column);
            int from = column * source.stride;
            for (int r = 0; r < count; r++) {
                data[to + r * Panel.LANES] = source.data[from + r];
            }
        }
    }

    /** All values, pads included, for work that treats every value alike: [panels][rows][16]. */
    public float[] values() {
        return data;
    }

    /** Where value (row, column) is in {@link #values()}. */
    public int index(int row, int column) {
        return column / Panel.LANES * stride() + row * Panel.LANES + column % Panel.LANES;
    }

    int stride() {
        return rows * Panel.LANES;
    }
}

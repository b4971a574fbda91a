package dev.cleave.kernel;

import java.util.Arrays;

/** A view of part of an array as [rows][16], row after row; how many rows are meant is said by each use. */
public final class Panel {
    public static final int LANES = 16;

    final float[] data;
    final int offset;

    public Panel(float[] data, int offset) {
        this.data = data;
        this.offset = offset;
    }

    /** How many panels hold {@code width} lanes. */
    public static int count(int width) {
        return (width + LANES - 1) / LANES;
    }

    /** The smallest multiple of 16 that is not less than {@code width}. */
    public static int padded(int width) {
        return count(width) * LANES;
    }

    /** The same without its first rows. */
    public Panel from(int row) {
        return row == 0 ? this : new Panel(data, offset + row * LANES);
    }

    /** Sets rows {@code from} to {@code to - 1} to 0. */
    public void clear(int from, int to) {
        Arrays.fill(data, offset + from * LANES, offset + to * LANES, 0f);
    }

    /** Sets the lanes from {@code width} on to 0 in the first rows. */
    public void clearPads(int width, int rows) {
        for (int r = 0; r < rows; r++) {
            for (int lane = width; lane < LANES; lane++) {
                data[offset + r * LANES + lane] = 0;
            }
        }
    }

    /** Copies sixteen values into each of the first rows, twice as many at a time. */
    public void fill(float[] lanes, int rows) {
        System.arraycopy(lanes, 0, data, offset, LANES);
        int end = rows * LANES;
        for (int done = LANES; done < end; done *= 2) {
            System.arraycopy(data, offset, data, offset + done, Math.min(done, end - done));
        }
    }
}

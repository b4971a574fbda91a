package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.BodyScore;
import dev.cleave.rules.search.body.RowValues;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Bodies that may be taken whole, with what they cover of a few rows spread over all: enough to tell which are worth a closer look. */
final class PoolSketch {
    private static final int ENOUGH_ROWS = 500;

    private final List<Body> bodies;
    private final int[][] rows; // [bodies][some of the rows that it covers]
    private final int stride;

    PoolSketch(List<Body> bodies, int count) {
        this.bodies = bodies;
        this.stride = Math.max(1, count / ENOUGH_ROWS);
        this.rows = bodies.stream().map(this::some).toArray(int[][]::new);
    }

    private int[] some(Body body) {
        return Arrays.stream(body.rows()).filter(row -> row % stride == 0).toArray();
    }

    /** The best few, best first. */
    List<Body> best(RowValues values, BodyScore worth, double price, int most) {
        double[] worths = new double[rows.length];
        double[] sums = new double[values.channels()];
        for (int k = 0; k < worths.length; k++) {
            Arrays.fill(sums, 0);
            for (int row : rows[k]) {
                values.addTo(sums, 0, row);
            }
            for (int c = 0; c < sums.length; c++) {
                sums[c] *= stride;
            }
            worths[k] = worth.of(sums) - price * bodies.get(k).length();
        }
        return IntStream.range(0, worths.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k -> -worths[k]))
                .limit(most)
                .map(bodies::get)
                .toList();
    }
}

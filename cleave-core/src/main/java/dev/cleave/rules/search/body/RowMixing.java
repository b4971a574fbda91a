package dev.cleave.rules.search.body;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * More rows for a small table: each takes every cell from one of two rows that are near each other. Somebody else has to label
 * them. The same seed gives the same rows.
 */
public final class RowMixing {
    private static final int CANDIDATES = 64;
    private static final int NEAREST = 5;

    private final int rows;
    private final double[] scales; // two standard deviations of a column; 0 where values are equal or not
    private final double[] cells; // [rows x columns]

    /** A column's cells, a number each: codes of values that are equal or not, or numbers that are near or far (NaN: missing). */
    public interface Cells {
        double at(int row);

        boolean isNumeric();
    }

    public RowMixing(List<Cells> columns, int rows) {
        if (rows < 2) {
            throw new IllegalArgumentException("there must be two rows to mix, not " + rows);
        }
        this.rows = rows;
        this.scales = new double[columns.size()];
        this.cells = new double[Math.multiplyExact(rows, columns.size())];
        for (int c = 0; c < scales.length; c++) {
            scales[c] = columns.get(c).isNumeric() ? 2 * spread(columns.get(c)) : 0;
            for (int row = 0; row < rows; row++) {
                cells[row * scales.length + c] = columns.get(c).at(row);
            }
        }
    }

    /** For so many new rows the row that each cell is from, [columns][rows]. */
    public int[][] origins(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[][] origins = new int[scales.length][count];
        for (int i = 0; i < count; i++) {
            int one = random.nextInt(rows);
            int other = neighbour(one, random);
            for (int[] column : origins) {
                column[i] = random.nextBoolean() ? one : other;
            }
        }
        return origins;
    }

    /** One of the nearest few among some rows drawn at random. */
    private int neighbour(int row, SplittableRandom random) {
        int[] nearest = new int[NEAREST];
        double[] distances = new double[NEAREST];
        int found = 0;
        for (int i = Math.min(CANDIDATES, rows); i > 0; i--) {
            int candidate = (row + 1 + random.nextInt(rows - 1)) % rows;
            double distance = distance(row, candidate);
            found = inserted(candidate, distance, nearest, distances, found);
        }
        return nearest[random.nextInt(found)];
    }

    /** Into what is sorted, nearest first, of equals the first drawn; how many there are then. */
    private static int inserted(int candidate, double distance, int[] nearest, double[] distances, int found) {
        int at = Math.min(found, NEAREST - 1);
        if (found == NEAREST && distances[at] <= distance) {
            return found;
        }
        for (; at > 0 && distances[at - 1] > distance; at--) {
            nearest[at] = nearest[at - 1];
            distances[at] = distances[at - 1];
        }
        nearest[at] = candidate;
        distances[at] = distance;
        return Math.min(NEAREST, found + 1);
    }

    /** Of each column 0 where equal, 1 where values differ or numbers are two standard deviations apart; a missing number is far from any other. */
    private double distance(int one, int other) {
        int first = one * scales.length;
        int second = other * scales.length;
        double sum = 0;
        for (int c = 0; c < scales.length; c++) {
            double a = cells[first + c];
            double b = cells[second + c];
            if (a != b && !(Double.isNaN(a) && Double.isNaN(b))) {
                double apart = scales[c] > 0 ? Math.abs(a - b) / scales[c] : 1;
                sum += apart < 1 ? apart : 1;
            }
        }
        return sum;
    }

    private double spread(Cells cells) {
        double[] numbers = IntStream.range(0, rows)
                .mapToDouble(cells::at)
                .filter(Double::isFinite)
                .toArray();
        double mean = Arrays.stream(numbers).average().orElse(0);
        return Math.sqrt(Arrays.stream(numbers)
                .map(x -> (x - mean) * (x - mean))
                .average()
                .orElse(0));
    }
}

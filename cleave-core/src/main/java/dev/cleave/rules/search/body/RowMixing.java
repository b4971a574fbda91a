package dev.cleave.rules.search.body;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * More rows for a small table: each takes every cell from one of two rows that are near each other. Somebody else has to label
 * them. The same seed gives the same rows.
 */
public final class RowMixing {
    private static final int CANDIDATES = 256;
    private static final int NEAREST = 5;

    private final List<Cells> columns;
    private final int rows;
    private final double[] spreads;

    /** A column's cells, a number each: codes of values that are equal or not, or numbers that are near or far (NaN: missing). */
    public interface Cells {
        double at(int row);

        boolean isNumeric();
    }

    public RowMixing(List<Cells> columns, int rows) {
        if (rows < 2) {
            throw new IllegalArgumentException("there must be two rows to mix, not " + rows);
        }
        this.columns = List.copyOf(columns);
        this.rows = rows;
        this.spreads = columns.stream().mapToDouble(this::spread).toArray();
    }

    /** So many new rows, one array of cells each. */
    public List<double[]> rows(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, count).mapToObj(i -> row(random)).toList();
    }

    private double[] row(SplittableRandom random) {
        int one = random.nextInt(rows);
        int other = neighbour(one, random);
        double[] cells = new double[columns.size()];
        for (int c = 0; c < cells.length; c++) {
            cells[c] = columns.get(c).at(random.nextBoolean() ? one : other);
        }
        return cells;
    }

    /** One of the nearest few among some rows drawn at random. */
    private int neighbour(int row, SplittableRandom random) {
        int drawn = Math.min(CANDIDATES, rows);
        int[] candidates = new int[drawn];
        double[] distances = new double[drawn];
        for (int i = 0; i < drawn; i++) {
            candidates[i] = (row + 1 + random.nextInt(rows - 1)) % rows;
            distances[i] = distance(row, candidates[i]);
        }
        int[] nearest = IntStream.range(0, drawn)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> distances[i]))
                .limit(NEAREST)
                .mapToInt(i -> candidates[i])
                .toArray();
        return nearest[random.nextInt(nearest.length)];
    }

    private double distance(int one, int other) {
        double sum = 0;
        for (int c = 0; c < spreads.length; c++) {
            sum += distance(columns.get(c), spreads[c], one, other);
        }
        return sum;
    }

    /** 0 where equal, 1 where values differ or numbers are two standard deviations apart. */
    private static double distance(Cells cells, double spread, int one, int other) {
        double a = cells.at(one);
        double b = cells.at(other);
        if (Double.compare(a, b) == 0) {
            return 0;
        }
        return cells.isNumeric() && spread > 0 ? near(Math.abs(a - b) / (2 * spread)) : 1;
    }

    /** A missing number is far from any other. */
    private static double near(double distance) {
        return distance < 1 ? distance : 1;
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

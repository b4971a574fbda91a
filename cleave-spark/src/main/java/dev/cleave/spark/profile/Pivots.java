package dev.cleave.spark.profile;

import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.ValueCount;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/** Numbers of a column, ascending, that part it about evenly; how many rows lie between them is counted on all. */
final class Pivots implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final int MOST = 4096;

    private final double[] numbers;

    private Pivots(double[] numbers) {
        this.numbers = numbers;
    }

    /** Of a sample: at equal shares of its rows. */
    static Pivots of(Column sample) {
        List<ValueCount> counts =
                ColumnProfile.of(sample, Rows.all(sample.rows())).numbers();
        long all = counts.stream().mapToLong(ValueCount::count).sum();
        double share = Math.max(1, (double) all / MOST);
        double[] chosen = new double[counts.size()];
        int next = 0;
        double taken = 0;
        for (ValueCount value : counts) {
            taken += value.count();
            if (taken >= share) {
                chosen[next++] = value.number();
                taken = 0;
            }
        }
        return new Pivots(Arrays.copyOf(chosen, next));
    }

    int count() {
        return numbers.length;
    }

    double number(int pivot) {
        return numbers[pivot];
    }

    /** How many pivots are below a number. */
    int below(double number) {
        int found = Arrays.binarySearch(numbers, number);
        return found >= 0 ? found : -found - 1;
    }
}

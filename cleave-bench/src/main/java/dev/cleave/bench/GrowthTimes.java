package dev.cleave.bench;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints a line for each number of rows, doubled again and again: seconds to learn from a made table, seconds of
 * processor time, and the ratio of these to the line before.
 */
public final class GrowthTimes {
    private static final int COLUMNS = 20;

    private GrowthTimes() {}

    /** Takes the largest number of rows, 80,000 unless told. */
    public static void main(String[] args) {
        int most = args.length > 0 ? Integer.parseInt(args[0]) : 80_000;
        learn(table(10_000, 0)); // to be warm
        System.out.printf(
                Locale.ROOT, "%-8s %9s %9s %9s %7s %7s%n", "labels", "rows", "seconds", "cpu s", "ratio", "rules");
        for (double noise : new double[] {0, 0.05}) {
            double before = Double.NaN;
            for (int rows = 10_000; rows <= most; rows *= 2) {
                LabelledTable table = table(rows, noise);
                long start = System.nanoTime();
                double startWork = ProcessorTime.seconds();
                Learned learned = learn(table);
                double work = ProcessorTime.seconds() - startWork;
                System.out.printf(
                        Locale.ROOT,
                        "%-8s %9d %9.2f %9.2f %7.2f %7d%n",
                        noise == 0 ? "clean" : "noisy",
                        rows,
                        (System.nanoTime() - start) / 1e9,
                        work,
                        work / before,
                        learned.rules().rules());
                before = work;
            }
        }
    }

    private static Learned learn(LabelledTable data) {
        Split split = Splits.of(data.targets()).holdOut(0.2, 1);
        return new Learner(LearnOptions.defaults().withSeed(1)).learn(data, split);
    }

    /** Three rules of three literals, some labels turned round. */
    private static LabelledTable table(int rows, double noise) {
        SplittableRandom random = new SplittableRandom(rows);
        List<List<String>> cells =
                Stream.generate(() -> row(random, noise)).limit(rows).toList();
        List<String> names = new ArrayList<>(
                IntStream.range(0, COLUMNS).mapToObj(column -> "x" + column).toList());
        names.add("y");
        return LabelledTable.of(Table.of(names, cells), TargetSpec.of("y"));
    }

    private static List<String> row(SplittableRandom random, double noise) {
        boolean[] x = new boolean[COLUMNS];
        for (int column = 0; column < COLUMNS; column++) {
            x[column] = random.nextBoolean();
        }
        boolean label = x[0] && x[1] && !x[2] || x[3] && !x[4] && x[5] || !x[6] && x[7] && x[8];
        List<String> row = new ArrayList<>();
        for (boolean cell : x) {
            row.add(cell ? "1" : "0");
        }
        row.add(label != random.nextDouble() < noise ? "1" : "0");
        return row;
    }
}

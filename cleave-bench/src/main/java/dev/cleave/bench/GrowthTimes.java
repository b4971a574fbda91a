package dev.cleave.bench;

import dev.cleave.LearnOptions;
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
 * Doubles rows, atoms, classes and conjunctions, one at a time, on made tables, and prints the processor time of learning and the exponent
 * that fits it: time grows as the size to this power.
 */
public final class GrowthTimes {
    private GrowthTimes() {}

    /**
     * What is learned from.
     *
     * @param conjunctions at most
     */
    private record Size(int rows, int columns, int classes, int conjunctions) {}

    /** What grows, from where, and the power of it that time may grow with. */
    private enum Growth {
        ROWS(1.1) {
            @Override
            Size size(int doubling) {
                return new Size(5_000 << doubling, 20, 2, 10);
            }

            @Override
            int value(Size size) {
                return size.rows();
            }
        },
        ATOMS(1.1) {
            @Override
            Size size(int doubling) {
                return new Size(4_000, 50 << doubling, 2, 10);
            }

            @Override
            int value(Size size) {
                return size.columns();
            }
        },
        CLASSES(1.1) {
            @Override
            Size size(int doubling) {
                return new Size(6_400, 20, 4 << doubling, 40);
            }

            @Override
            int value(Size size) {
                return size.classes();
            }
        },
        CONJUNCTIONS(1.3) {
            @Override
            Size size(int doubling) {
                return new Size(4_000, 20, 26, 15 << doubling);
            }

            @Override
            int value(Size size) {
                return size.conjunctions();
            }
        };

        private final double wanted;

        Growth(double wanted) {
            this.wanted = wanted;
        }

        abstract Size size(int doubling);

        abstract int value(Size size);
    }

    /** Takes how often to double, 4 unless told, and the names of what to double: rows, atoms, classes, conjunctions. */
    public static void main(String[] args) {
        int doublings = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        List<Growth> chosen = args.length > 1
                ? Stream.of(args)
                        .skip(1)
                        .map(name -> Growth.valueOf(name.toUpperCase(Locale.ROOT)))
                        .toList()
                : List.of(Growth.values());
        learn(new Size(2_000, 20, 2, 10)); // to be warm
        learn(new Size(2_000, 20, 8, 10));
        System.out.printf(Locale.ROOT, "%-14s %9s %9s %7s %7s%n", "doubled", "size", "cpu s", "ratio", "rules");
        chosen.forEach(growth -> print(growth, doublings));
    }

    private static void print(Growth growth, int doublings) {
        List<Double> sizes = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        for (int doubling = 0; doubling <= doublings; doubling++) {
            Size size = growth.size(doubling);
            double start = ProcessorTime.seconds();
            int rules = learn(size);
            double time = ProcessorTime.seconds() - start;
            System.out.printf(
                    Locale.ROOT,
                    "%-14s %9d %9.2f %7.2f %7d%n",
                    growth.name().toLowerCase(Locale.ROOT),
                    growth.value(size),
                    time,
                    times.isEmpty() ? Double.NaN : time / times.get(times.size() - 1),
                    rules);
            sizes.add(Math.log(growth.value(size)));
            times.add(time);
        }
        System.out.printf(
                Locale.ROOT,
                "%-14s exponent %.2f (at most %.1f is wanted)%n",
                growth.name().toLowerCase(Locale.ROOT),
                slope(sizes, times.stream().map(Math::log).toList()),
                growth.wanted);
    }

    /** Of the line that fits best. */
    private static double slope(List<Double> x, List<Double> y) {
        double middle = x.stream().mapToDouble(any -> any).average().orElse(0);
        double above = 0;
        double below = 0;
        for (int i = 0; i < x.size(); i++) {
            above += (x.get(i) - middle) * y.get(i);
            below += (x.get(i) - middle) * (x.get(i) - middle);
        }
        return above / below;
    }

    /** How many rules. */
    private static int learn(Size size) {
        LabelledTable data = table(size);
        Split split = Splits.of(data.targets()).holdOut(0.2, 1);
        LearnOptions options = LearnOptions.defaults().withSeed(1);
        return new Learner(options.withForm(options.form().withMostRules(size.conjunctions())))
                .learn(data, split)
                .rules()
                .rules();
    }

    /** Columns of truths; two classes by three rules of three literals, more by a code word each, and some labels by chance. */
    private static LabelledTable table(Size size) {
        SplittableRandom random = new SplittableRandom(size.rows());
        List<List<String>> cells =
                Stream.generate(() -> row(random, size)).limit(size.rows()).toList();
        List<String> names = new ArrayList<>(IntStream.range(0, size.columns())
                .mapToObj(column -> "x" + column)
                .toList());
        names.add("y");
        return LabelledTable.of(Table.of(names, cells), TargetSpec.of("y"));
    }

    private static List<String> row(SplittableRandom random, Size size) {
        boolean[] x = new boolean[size.columns()];
        int label = random.nextInt(size.classes());
        SplittableRandom word = new SplittableRandom(label);
        for (int column = 0; column < x.length; column++) {
            x[column] = size.classes() == 2 || random.nextInt(10) == 0 ? random.nextBoolean() : word.nextBoolean();
        }
        if (size.classes() == 2) {
            label = x[0] && x[1] && !x[2] || x[3] && !x[4] && x[5] || !x[6] && x[7] && x[8] ? 1 : 0;
        }
        List<String> row = new ArrayList<>();
        for (boolean cell : x) {
            row.add(cell ? "1" : "0");
        }
        row.add("c" + (random.nextInt(20) == 0 ? random.nextInt(size.classes()) : label));
        return row;
    }
}

package dev.cleave.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Tables that are made up, at the sizes where programs fail: very many rows, columns, classes and labels. Each is written as CSV, from a
 * seed of its own.
 */
final class MadeTables {
    private static final int MILLION = 1_000_000;
    private static final int WIDE = 10_000; // columns
    private static final int WIDE_ROWS = 200;
    private static final int LABELS = 500;
    private static final Map<String, BiConsumer<Random, Lines>> ALL = all();

    private MadeTables() {}

    /** Takes what a table has, line by line. */
    private interface Lines {
        void add(List<String> cells);
    }

    private static Map<String, BiConsumer<Random, Lines>> all() {
        Map<String, BiConsumer<Random, Lines>> all = new TreeMap<>();
        for (int classes : new int[] {100, 300, 1_000}) {
            all.put("classes-num-" + classes, (random, to) -> numbers(random, classes, to));
            all.put("classes-cat-" + classes, (random, to) -> codes(random, classes, to));
        }
        all.put("million-cat", (random, to) -> million(random, MadeTables::names, to));
        all.put("million-num", (random, to) -> million(random, MadeTables::mixed, to));
        all.put("wide-bool", MadeTables::wideTruth);
        all.put("wide-num", MadeTables::wideNumbers);
        all.put("labels-500", MadeTables::labels);
        return all;
    }

    static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The column or columns to predict. */
    static String target(String name) {
        return name.startsWith("labels") ? "*_next" : "y";
    }

    /** Writes a table; an {@link IllegalArgumentException} where there is none of this name. */
    static void write(String name, Path file) {
        BiConsumer<Random, Lines> table = ALL.get(name);
        if (table == null) {
            throw new IllegalArgumentException("no table " + name + "; there are: " + String.join(", ", names()));
        }
        try (Writer to = Files.newBufferedWriter(file)) {
            table.accept(new Random(name.hashCode()), cells -> line(cells, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void line(List<String> cells, Writer to) {
        try {
            to.write(String.join(",", cells) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> header(String prefix, int columns, String... more) {
        List<String> header = new ArrayList<>(
                IntStream.range(0, columns).mapToObj(i -> prefix + i).toList());
        header.addAll(List.of(more));
        return header;
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** 20 rows a class around a centre in 10 dimensions. */
    private static void numbers(Random random, int classes, Lines to) {
        to.add(header("x", 10, "y"));
        List<List<String>> rows = new ArrayList<>();
        for (int k = 0; k < classes; k++) {
            double[] centre =
                    random.doubles(10).map(any -> 3 * random.nextGaussian()).toArray();
            for (int i = 0; i < 20; i++) {
                List<String> row = new ArrayList<>();
                for (double middle : centre) {
                    row.add(number(middle + 0.6 * random.nextGaussian(), 3));
                }
                row.add("c" + k);
                rows.add(row);
            }
        }
        Collections.shuffle(rows, random);
        rows.forEach(to::add);
    }

    /** 20 rows a class, of a word of 16 letters, of which about one in twelve is another. */
    private static void codes(Random random, int classes, Lines to) {
        to.add(header("v", 16, "y"));
        List<List<String>> rows = new ArrayList<>();
        for (int k = 0; k < classes; k++) {
            List<String> word =
                    IntStream.range(0, 16).mapToObj(i -> letter(random)).toList();
            for (int i = 0; i < 20; i++) {
                List<String> row = new ArrayList<>();
                word.forEach(letter -> row.add(random.nextDouble() > 0.08 ? letter : letter(random)));
                row.add("c" + k);
                rows.add(row);
            }
        }
        Collections.shuffle(rows, random);
        rows.forEach(to::add);
    }

    private static String letter(Random random) {
        return String.valueOf("abcd".charAt(random.nextInt(4)));
    }

    /** A row of cells, with its label last. */
    private static void million(Random random, Function<Random, List<String>> row, Lines to) {
        List<String> first = row.apply(random);
        to.add(header("x", first.size() - 1, "y"));
        for (int i = 0; i < MILLION; i++) {
            to.add(row.apply(random));
        }
    }

    private static List<String> names(Random random) {
        List<String> x = new ArrayList<>(
                IntStream.range(0, 20).mapToObj(i -> letter(random)).toList());
        boolean label = x.get(0).equals("a") && !x.get(1).equals("b")
                || x.get(2).equals("c") && x.get(12).equals("d")
                || x.get(13).equals("a") && x.get(14).equals("b") && x.get(3).equals("c");
        x.add(noisy(label, random));
        return x;
    }

    private static List<String> mixed(Random random) {
        double[] x = random.doubles(10)
                .map(any -> Math.rint(100 * random.nextGaussian()) / 100)
                .toArray();
        int[] k = random.ints(10, 0, 4).toArray();
        boolean label = x[0] > 0.5 && x[1] < 0.3 || x[2] > 1 && k[2] == 2 || k[3] == 1 && k[4] == 0 && x[3] > 0;
        List<String> row = new ArrayList<>();
        for (double value : x) {
            row.add(number(value, 2));
        }
        for (int value : k) {
            row.add(Integer.toString(value));
        }
        row.add(noisy(label, random));
        return row;
    }

    /** Three labels in a hundred are turned round. */
    private static String noisy(boolean label, Random random) {
        return label != random.nextDouble() < 0.03 ? "yes" : "no";
    }

    private static void wideTruth(Random random, Lines to) {
        to.add(header("b", WIDE, "y"));
        for (int i = 0; i < WIDE_ROWS; i++) {
            int[] x = random.ints(WIDE, 0, 2).toArray();
            List<String> row =
                    new ArrayList<>(IntStream.of(x).mapToObj(Integer::toString).toList());
            row.add(x[17] == 1 && x[4711] == 1 || x[5] == 1 && x[9000] == 0 ? "1" : "0");
            to.add(row);
        }
    }

    private static void wideNumbers(Random random, Lines to) {
        to.add(header("x", WIDE, "y"));
        for (int i = 0; i < WIDE_ROWS; i++) {
            double[] x = random.doubles(WIDE).map(any -> random.nextGaussian()).toArray();
            List<String> row = new ArrayList<>();
            for (double value : x) {
                row.add(number(value, 3));
            }
            row.add(x[17] > 0.2 || x[5] > 0 && x[9000] < 0.3 ? "1" : "0");
            to.add(row);
        }
    }

    /** Each label is an "or" of two "and"s of two of 30 columns. */
    private static void labels(Random random, Lines to) {
        List<String> header = header("b", 30);
        IntStream.range(0, LABELS).forEach(i -> header.add("l" + i + "_next"));
        to.add(header);
        int[][] columns = IntStream.range(0, LABELS)
                .mapToObj(i -> random.ints(4, 0, 30).toArray())
                .toArray(int[][]::new);
        int[][] wanted = IntStream.range(0, LABELS)
                .mapToObj(i -> random.ints(4, 0, 10).map(any -> any < 7 ? 1 : 0).toArray())
                .toArray(int[][]::new);
        for (int row = 0; row < 1_000; row++) {
            int[] x = random.ints(30, 0, 2).toArray();
            List<String> cells =
                    new ArrayList<>(IntStream.of(x).mapToObj(Integer::toString).toList());
            for (int i = 0; i < LABELS; i++) {
                int[] c = columns[i];
                int[] w = wanted[i];
                boolean holds = x[c[0]] == w[0] && x[c[1]] == w[1] || x[c[2]] == w[2] && x[c[3]] == w[3];
                cells.add(holds ? "1" : "0");
            }
            to.add(cells);
        }
    }
}

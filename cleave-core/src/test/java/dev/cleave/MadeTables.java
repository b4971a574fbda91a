package dev.cleave;

import static dev.cleave.MadeTable.BOOLEAN;

import dev.cleave.MadeTable.Cell;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tables of many kinds, each with rules that are known. */
final class MadeTables {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private final long seed;

    MadeTables(long seed) {
        this.seed = seed;
    }

    /** One of each kind. */
    static Stream<MadeTable> all(long seed) {
        MadeTables made = new MadeTables(seed);
        return Stream.of(
                made.multiplexer(2, 12, 400),
                made.multiplexer(3, 11, 1_000),
                made.parity(4, 8, 400),
                made.atLeast(4, 7, 12, 600),
                made.game(1_000),
                made.booleans("DNF over 20 columns", 20, 600),
                made.categories(1_000),
                made.booleans("noisy DNF over 20 columns", 20, 600).withNoise(0.1),
                made.booleans("noisy DNF over 100 columns", 100, 1_000).withNoise(0.05),
                made.network(8, 400),
                made.nested(400));
    }

    /** The first columns say which of the next ones is the label. */
    MadeTable multiplexer(int address, int columns, int rows) {
        return booleans(
                "multiplexer of " + (address + (1 << address)),
                columns,
                rows,
                assignments(address)
                        .map(bits -> Stream.concat(
                                        cells(address, bits, i -> i), Stream.of(Cell.of(address + number(bits), true)))
                                .toList())
                        .toList());
    }

    private static int number(BitSet bits) {
        return bits.isEmpty() ? 0 : (int) bits.toLongArray()[0];
    }

    /** Every second column counts. */
    MadeTable parity(int of, int columns, int rows) {
        return booleans(
                "parity of " + of,
                columns,
                rows,
                assignments(of)
                        .filter(bits -> bits.cardinality() % 2 == 1)
                        .map(bits -> cells(of, bits, i -> 2 * i).toList())
                        .toList());
    }

    MadeTable atLeast(int bound, int of, int columns, int rows) {
        return booleans(
                "at least " + bound + " of " + of,
                columns,
                rows,
                assignments(of)
                        .filter(bits -> bits.cardinality() == bound)
                        .map(bits ->
                                bits.stream().mapToObj(i -> Cell.of(i, true)).toList())
                        .toList());
    }

    /** Whether x has a line on a board of nine cells. */
    MadeTable game(int rows) {
        return one(
                "three in a row",
                Collections.nCopies(9, List.of("x", "o", "blank")),
                rows,
                Stream.of(LINES)
                        .map(line -> IntStream.of(line)
                                .mapToObj(cell -> new Cell(cell, "x", true))
                                .toList())
                        .toList());
    }

    MadeTable booleans(String name, int columns, int rows) {
        SplittableRandom random = new SplittableRandom(seed);
        return booleans(name, columns, rows, times(3, () -> rule(3, columns, random)));
    }

    MadeTable categories(int rows) {
        List<String> colours = List.of("red", "green", "blue");
        SplittableRandom random = new SplittableRandom(seed);
        Supplier<List<Cell>> rule = () -> choose(3, 10, random).stream()
                .map(column -> new Cell(column, colours.get(random.nextInt(3)), true))
                .toList();
        return one("DNF over categories", Collections.nCopies(10, colours), rows, times(3, rule));
    }

    /** The next state of each gene. */
    MadeTable network(int genes, int rows) {
        SplittableRandom random = new SplittableRandom(seed);
        Supplier<List<List<Cell>>> gene =
                () -> times(1 + random.nextInt(2), () -> rule(1 + random.nextInt(3), genes, random));
        return new MadeTable(
                "network of " + genes, Collections.nCopies(genes, BOOLEAN), times(genes, gene), rows, 0, seed);
    }

    /** If x0 then (if x1 then x2 else x3) else x4. */
    MadeTable nested(int rows) {
        return booleans(
                "if then else",
                10,
                rows,
                List.of(
                        List.of(Cell.of(0, true), Cell.of(1, true), Cell.of(2, true)),
                        List.of(Cell.of(0, true), Cell.of(1, false), Cell.of(3, true)),
                        List.of(Cell.of(0, false), Cell.of(4, true))));
    }

    private MadeTable booleans(String name, int columns, int rows, List<List<Cell>> rules) {
        return one(name, Collections.nCopies(columns, BOOLEAN), rows, rules);
    }

    private MadeTable one(String name, List<List<String>> columns, int rows, List<List<Cell>> rules) {
        return new MadeTable(name, columns, List.of(rules), rows, 0, seed);
    }

    private static List<Cell> rule(int length, int columns, SplittableRandom random) {
        return choose(length, columns, random).stream()
                .map(column -> Cell.of(column, random.nextBoolean()))
                .toList();
    }

    private static List<Integer> choose(int count, int of, SplittableRandom random) {
        List<Integer> rest = new ArrayList<>(IntStream.range(0, of).boxed().toList());
        return times(count, () -> rest.remove(random.nextInt(rest.size())));
    }

    private static <T> List<T> times(int count, Supplier<T> one) {
        return Stream.generate(one).limit(count).toList();
    }

    private static Stream<BitSet> assignments(int bits) {
        return IntStream.range(0, 1 << bits).mapToObj(number -> BitSet.valueOf(new long[] {number}));
    }

    private static Stream<Cell> cells(int count, BitSet bits, IntUnaryOperator column) {
        return IntStream.range(0, count).mapToObj(i -> Cell.of(column.applyAsInt(i), bits.get(i)));
    }
}

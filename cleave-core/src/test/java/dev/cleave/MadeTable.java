package dev.cleave;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table whose rows follow from known rules.
 *
 * @param columns the values that each column may have
 * @param heads for each label the rules that make it hold
 * @param rows how many are drawn
 * @param noise the share of training rows whose labels are turned round
 */
record MadeTable(
        String name, List<List<String>> columns, List<List<List<Cell>>> heads, int rows, double noise, long seed) {
    static final List<String> BOOLEAN = List.of("0", "1");

    /** That a column has a value, or has not. */
    record Cell(int column, String value, boolean is) {
        static Cell of(int column, boolean holds) {
            return new Cell(column, "1", holds);
        }

        boolean holds(List<String> row) {
            return row.get(column).equals(value) == is;
        }

        private Literal literal(List<Atom> atoms) {
            String name = "x" + column;
            int whole = atoms.indexOf(new Atom.Holds(name));
            return new Literal(whole >= 0 ? whole : atoms.indexOf(new Atom.Is(name, value)), is);
        }
    }

    MadeTable withNoise(double share) {
        return new MadeTable(name, columns, heads, rows, share, seed);
    }

    /** The rows to learn from, and which of them are held out; those have their true labels. */
    record Task(LabelledTable data, Split split) {}

    Task task() {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<String>> drawn =
                Stream.generate(() -> row(random)).limit(rows).toList();
        Split split = Splits.of(labelled(drawn).targets()).holdOut(0.2, seed);
        return new Task(labelled(noisy(drawn, split.train(), random)), split);
    }

    private List<String> row(SplittableRandom random) {
        List<String> row = new ArrayList<>();
        columns.forEach(values -> row.add(values.get(random.nextInt(values.size()))));
        heads.forEach(head -> row.add(holds(head, row) ? "1" : "0"));
        return row;
    }

    private static boolean holds(List<List<Cell>> head, List<String> row) {
        return head.stream().anyMatch(rule -> rule.stream().allMatch(cell -> cell.holds(row)));
    }

    private List<List<String>> noisy(List<List<String>> clean, Rows train, SplittableRandom random) {
        List<List<String>> noisy = new ArrayList<>(clean);
        for (int i = 0; i < train.size(); i++) {
            if (random.nextDouble() < noise) {
                noisy.set(train.get(i), turned(clean.get(train.get(i))));
            }
        }
        return noisy;
    }

    private List<String> turned(List<String> row) {
        List<String> turned = new ArrayList<>(row);
        for (int label = columns.size(); label < row.size(); label++) {
            turned.set(label, row.get(label).equals("1") ? "0" : "1");
        }
        return turned;
    }

    private LabelledTable labelled(List<List<String>> drawn) {
        Stream<String> inputs = IntStream.range(0, columns.size()).mapToObj(column -> "x" + column);
        Stream<String> labels = IntStream.range(0, heads.size()).mapToObj(head -> "y" + head);
        return LabelledTable.of(Table.of(Stream.concat(inputs, labels).toList(), drawn), TargetSpec.of("y*"));
    }

    RuleSet truth(List<Atom> atoms) {
        return RuleSet.plain(
                atoms.size(),
                heads.stream()
                        .map(head -> Definition.of(
                                head.stream().map(rule -> rule(rule, atoms)).toList()))
                        .toList());
    }

    private static Rule.All rule(List<Cell> cells, List<Atom> atoms) {
        return new Rule.All(cells.stream().map(cell -> cell.literal(atoms)).toList());
    }

    @Override
    public String toString() {
        return name + ", seed " + seed;
    }
}

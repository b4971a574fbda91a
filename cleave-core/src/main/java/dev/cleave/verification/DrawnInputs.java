package dev.cleave.verification;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Encoding;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Compares rule sets with the networks that they were learned from on the rows of a table, and on inputs drawn column by column from it: the
 * same inputs for all of them, of which the networks are asked once.
 */
public final class DrawnInputs {
    private static final int CHUNK = 8_192; // inputs
    private static final int FEW_INPUTS = 20_000; // that are tried each, even where fewer are to be drawn

    private final Encoding encoding;
    private final SoftEnsemble networks;
    private final double bound;
    private final Table table;
    private final List<RuleDifferences> differences; // [rule sets]

    /** @param bound how probable an output must be for the networks to say it, where outputs are no classes */
    public DrawnInputs(Encoding encoding, List<RuleSet> rules, SoftEnsemble networks, double bound, Table table) {
        this.encoding = encoding;
        this.networks = networks;
        this.bound = bound;
        this.table = table;
        RowChances chances = RowChances.of(encoding, table);
        this.differences =
                rules.stream().map(own -> new RuleDifferences(own, chances)).toList();
    }

    public List<Fidelity> compare(int draws, long seed) {
        List<Integer> differing = differing(table, false);
        SplittableRandom random = new SplittableRandom(seed);
        int drawn = table.rows() == 0 ? 0 : draws;
        List<Integer> drawnDiffering = none();
        for (int from = 0; from < drawn; from += CHUNK) {
            drawnDiffering = sum(drawnDiffering, differing(drawn(Math.min(CHUNK, drawn - from), random), true));
        }
        List<Fidelity.Uniform> uniform = uniform(drawn, random);
        List<Fidelity> all = new ArrayList<>();
        for (int i = 0; i < differences.size(); i++) {
            all.add(new Fidelity(
                    table.rows(),
                    differing.get(i),
                    drawn,
                    drawnDiffering.get(i),
                    uniform.get(i),
                    differences.get(i).likeliest()));
        }
        return all;
    }

    private List<Integer> none() {
        return differences.stream().map(own -> 0).toList();
    }

    private static List<Integer> sum(List<Integer> one, List<Integer> other) {
        List<Integer> sums = new ArrayList<>();
        for (int i = 0; i < one.size(); i++) {
            sums.add(one.get(i) + other.get(i));
        }
        return sums;
    }

    /** Every combination of values where these are no more than were to be drawn. */
    private List<Fidelity.Uniform> uniform(int draws, SplittableRandom random) {
        List<List<String>> values = encoding.columns().stream()
                .map(column -> values(table.column(column.name())))
                .toList();
        double all = values.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
        boolean every = draws > 0 && all <= Math.max(draws, FEW_INPUTS);
        int count = every ? (int) all : draws;
        List<Integer> differing = none();
        for (int from = 0; from < count; from += CHUNK) {
            TableBuilder inputs = Table.builder(
                    encoding.columns().stream().map(EncodedColumn::name).toList());
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                inputs.add(every ? combination(values, i) : drawn(values, random));
            }
            differing = sum(differing, differing(inputs.build(), true));
        }
        return differing.stream()
                .map(own -> new Fidelity.Uniform(count, own, every))
                .toList();
    }

    /** Those that some row has; empty among them where one has none. */
    private static List<String> values(Column column) {
        int[] counts = column.counts();
        List<String> values = new ArrayList<>();
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0) {
                values.add(code == column.values().size() ? "" : column.values().get(code));
            }
        }
        return values;
    }

    private static List<String> combination(List<List<String>> values, int index) {
        List<String> cells = new ArrayList<>();
        int left = index;
        for (List<String> own : values) {
            cells.add(own.get(left % own.size()));
            left /= own.size();
        }
        return cells;
    }

    private static List<String> drawn(List<List<String>> values, SplittableRandom random) {
        return values.stream().map(own -> own.get(random.nextInt(own.size()))).toList();
    }

    private Table drawn(int count, SplittableRandom random) {
        List<Column> columns = encoding.columns().stream()
                .map(column -> table.column(column.name()))
                .toList();
        TableBuilder drawn = Table.builder(
                encoding.columns().stream().map(EncodedColumn::name).toList());
        for (int i = 0; i < count; i++) {
            List<String> cells = new ArrayList<>();
            for (Column column : columns) {
                int code = column.code(random.nextInt(table.rows()));
                cells.add(code == Column.MISSING ? "" : column.values().get(code));
            }
            drawn.add(cells);
        }
        return drawn.build();
    }

    /** Of each rule set the inputs that it answers in another way; the likeliest of them is kept where they are no rows. */
    private List<Integer> differing(Table inputs, boolean noted) {
        EncodedInputs read = encoding.inputs(inputs);
        BitMatrix others = networks.predict(read.read(), bound);
        BitColumns columns = read.inputs().transposed();
        return differences.stream()
                .map(own -> noted
                        ? own.noted(inputs, read.inputs(), columns, others)
                        : own.answers(columns).differingRows(others))
                .toList();
    }
}

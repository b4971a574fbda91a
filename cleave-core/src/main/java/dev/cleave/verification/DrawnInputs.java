package dev.cleave.verification;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Compares rules with the networks they were learned from on the rows of a table, and on inputs drawn column by column from it. */
public final class DrawnInputs {
    private static final int CHUNK = 8_192; // inputs
    private static final int FEW_INPUTS = 20_000; // that are tried each, even where fewer are to be drawn

    private final Encoding encoding;
    private final RuleSet rules;
    private final SoftEnsemble networks;
    private final double bound;
    private final Table table;
    private final List<Map<BitSet, Integer>> counts =
            new ArrayList<>(); // [groups of atoms], how often each state is there
    private Optional<Map<String, String>> likeliest = Optional.empty();
    private double best = Double.NEGATIVE_INFINITY;

    /** @param bound how probable an output must be for the networks to say it, where outputs are no classes */
    public DrawnInputs(Encoding encoding, RuleSet rules, SoftEnsemble networks, double bound, Table table) {
        this.encoding = encoding;
        this.rules = rules;
        this.networks = networks;
        this.bound = bound;
        this.table = table;
    }

    public Fidelity compare(int draws, long seed) {
        EncodedInputs rows = encoding.inputs(table);
        count(rows.inputs());
        int differing = answers(rows).differingRows(networks.predict(rows.read(), bound));
        SplittableRandom random = new SplittableRandom(seed);
        int drawnDiffering = 0;
        int drawn = table.rows() == 0 ? 0 : draws;
        for (int from = 0; from < drawn; from += CHUNK) {
            drawnDiffering += differing(drawn(Math.min(CHUNK, drawn - from), random));
        }
        return new Fidelity(table.rows(), differing, drawn, drawnDiffering, uniform(drawn, random), likeliest);
    }

    /** Every combination of values where these are no more than were to be drawn. */
    private Fidelity.Uniform uniform(int draws, SplittableRandom random) {
        List<List<String>> values = encoding.columns().stream()
                .map(column -> values(table.column(column.name())))
                .toList();
        double all = values.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
        boolean every = draws > 0 && all <= Math.max(draws, FEW_INPUTS);
        int count = every ? (int) all : draws;
        int differing = 0;
        for (int from = 0; from < count; from += CHUNK) {
            TableBuilder inputs = Table.builder(
                    encoding.columns().stream().map(EncodedColumn::name).toList());
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                inputs.add(every ? combination(values, i) : drawn(values, random));
            }
            differing += differing(inputs.build());
        }
        return new Fidelity.Uniform(count, differing, every);
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

    private BitMatrix answers(EncodedInputs inputs) {
        return BitMatrix.ofColumns(rules.answer(inputs.inputs().transposed()));
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

    private int differing(Table inputs) {
        EncodedInputs read = encoding.inputs(inputs);
        BitMatrix own = answers(read);
        BitMatrix others = networks.predict(read.read(), bound);
        int differing = 0;
        for (int row = 0; row < inputs.rows(); row++) {
            if (!isSame(own, others, row)) {
                differing++;
                note(inputs, row, probability(read.inputs(), row));
            }
        }
        return differing;
    }

    private static boolean isSame(BitMatrix one, BitMatrix other, int row) {
        boolean same = true;
        for (int word = 0; word < one.wordsPerRow(); word++) {
            same &= one.word(row, word) == other.word(row, word);
        }
        return same;
    }

    private void note(Table inputs, int row, double probability) {
        if (probability > best) {
            best = probability;
            Map<String, String> cells = new LinkedHashMap<>();
            for (EncodedColumn column : encoding.columns()) {
                Column own = inputs.column(column.name());
                int code = own.code(row);
                cells.put(
                        column.name(),
                        code == Column.MISSING ? "" : own.values().get(code));
            }
            likeliest = Optional.of(cells);
        }
    }

    /** As a sum of logarithms; columns are taken to have nothing to do with each other. */
    private double probability(BitMatrix inputs, int row) {
        double sum = 0;
        for (int group = 0; group < counts.size(); group++) {
            int often = counts.get(group).getOrDefault(state(inputs, row, group), 0);
            sum += Math.log((often + 1.0) / (table.rows() + 1.0));
        }
        return sum;
    }

    private void count(BitMatrix inputs) {
        for (int group = 0; group < encoding.domain().groups().size(); group++) {
            Map<BitSet, Integer> own = new LinkedHashMap<>();
            for (int row = 0; row < inputs.rows(); row++) {
                own.merge(state(inputs, row, group), 1, Integer::sum);
            }
            counts.add(own);
        }
    }

    private BitSet state(BitMatrix inputs, int row, int group) {
        Domain domain = encoding.domain();
        BitSet state = new BitSet();
        for (int atom = 0; atom < domain.groups().get(group).atoms(); atom++) {
            state.set(atom, inputs.get(row, domain.start(group) + atom));
        }
        return state;
    }
}

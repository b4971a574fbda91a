package dev.cleave.encoding;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** States of a Boolean network and the state after each: genes are the atoms, {@code gene_next} the outputs. */
public record Transitions(Encoding encoding, Dataset dataset) {
    /** A network with more genes has too many states to list. */
    public static final int MOST_GENES = 20;

    public static Transitions all(BooleanNetwork network) {
        int genes = network.genes().size();
        if (genes > MOST_GENES) {
            throw new InputException(
                    SourceLocation.unknown(),
                    genes + " genes have too many states to list (" + MOST_GENES + " genes at most); sample some");
        }
        BitMatrix.Builder states = new BitMatrix.Builder(1 << genes, genes);
        for (int state = 0; state < 1 << genes; state++) {
            for (int gene = 0; gene < genes; gene++) {
                if ((state >>> gene & 1) == 1) {
                    states.set(state, gene);
                }
            }
        }
        return of(network, states.build());
    }

    public static Transitions sample(BooleanNetwork network, int count, long seed) {
        if (count < 1) {
            throw new IllegalArgumentException("a sample needs at least one state: " + count);
        }
        int genes = network.genes().size();
        SplittableRandom random = new SplittableRandom(seed);
        BitMatrix.Builder states = new BitMatrix.Builder(count, genes);
        for (int row = 0; row < count; row++) {
            for (int gene = 0; gene < genes; gene++) {
                if (random.nextBoolean()) {
                    states.set(row, gene);
                }
            }
        }
        return of(network, states.build());
    }

    private static Transitions of(BooleanNetwork network, BitMatrix states) {
        BitMatrix.Builder next = new BitMatrix.Builder(states.rows(), states.columns());
        for (int row = 0; row < states.rows(); row++) {
            int from = row;
            network.next(BitSet.valueOf(words(states, row))).stream().forEach(gene -> next.set(from, gene));
        }
        return new Transitions(encoding(network.genes()), new Dataset(states, next.build()));
    }

    private static long[] words(BitMatrix states, int row) {
        long[] words = new long[states.wordsPerRow()];
        for (int i = 0; i < words.length; i++) {
            words[i] = states.word(row, i);
        }
        return words;
    }

    private static Encoding encoding(List<String> genes) {
        List<EncodedColumn> columns = new ArrayList<>();
        List<Label> labels = new ArrayList<>();
        String next = suffix(genes);
        for (String gene : genes) {
            columns.add(new BooleanColumn(gene, "1", "0"));
            labels.add(new Label(gene + next, "1", List.of("0")));
        }
        return new Encoding(columns, new Target(labels), List.of());
    }

    /** {@code _next}, repeated as long as that makes the name of some gene. */
    private static String suffix(List<String> genes) {
        Set<String> taken = Set.copyOf(genes);
        String next = "_next";
        while (taken.stream().anyMatch(isTakenWith(next, taken))) {
            next += "_next";
        }
        return next;
    }

    private static Predicate<String> isTakenWith(String suffix, Set<String> taken) {
        return gene -> taken.contains(gene + suffix);
    }

    /** The same as raw cells, 0 and 1: columns of the genes, then of their next values. */
    public Table table() {
        List<Column> columns = new ArrayList<>();
        encoding.columns().forEach(column -> columns.add(column(column.name(), dataset.inputs(), columns.size())));
        List<Label> labels = encoding.target().labels();
        for (int output = 0; output < labels.size(); output++) {
            columns.add(column(labels.get(output).column(), dataset.targets(), output));
        }
        return new Table(columns, RowOrigins.memory(), List.of());
    }

    private static Column column(String name, BitMatrix bits, int index) {
        int[] codes = new int[bits.rows()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = bits.get(row, index) ? 1 : 0;
        }
        return Column.of(name, List.of("0", "1"), codes);
    }
}

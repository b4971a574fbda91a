package dev.cleave.cli.report;

import dev.cleave.logic.Domain;
import dev.cleave.network.TruthTable;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The soft-valued truth table of a node as text: its inputs with their weights, then the lines, the truest first. */
public record TruthTableText(NodeNames.Node node, boolean all, int rows) {
    private static final BigInteger MOST_LINES = BigInteger.valueOf(1 << 20);

    private record Entry(BitSet inputs, TruthTable.Line line) {}

    /** Whether the possible combinations of what a node reads are too many to be listed. */
    public static boolean isTooLong(NodeNames.Node node) {
        return node.domain().size(node.domain().groupsOf(used(node))).compareTo(MOST_LINES) > 0;
    }

    private static BitSet used(NodeNames.Node node) {
        BitSet used = new BitSet();
        for (int input : node.layer().used(node.index())) {
            used.set(input);
        }
        return used;
    }

    public void print(PrintStream out) {
        BitSet used = used(node);
        List<Entry> entries = entries(used);
        long trues = entries.stream().filter(entry -> entry.line.holds()).count();
        out.println(String.format(
                Locale.ROOT,
                "%s: %d inputs, %,d %scombinations, %,d of them true",
                node.name(),
                used.cardinality(),
                entries.size(),
                all ? "" : "possible ",
                trues));
        legend(used, out);
        header(used, out);
        entries.stream().limit(rows).forEach(entry -> line(entry, used, out));
        if (entries.size() > rows) {
            out.println(String.format(Locale.ROOT, "... and %,d more; see --rows", entries.size() - rows));
        }
    }

    private List<Entry> entries(BitSet used) {
        Domain domain = all ? Domain.free(node.inputs().size()) : node.domain();
        List<Integer> groups = domain.groupsOf(used);
        BigInteger size = domain.size(groups);
        if (size.compareTo(MOST_LINES) > 0) {
            throw new InputException(
                    SourceLocation.unknown(),
                    node.name() + " uses " + used.cardinality() + " inputs, which have "
                            + String.format(Locale.ROOT, "%.1e", size.doubleValue())
                            + " combinations; choose a node that uses fewer (cleave table MODEL lists them)");
        }
        TruthTable table = TruthTable.of(node.layer(), node.index());
        List<Entry> entries = new ArrayList<>();
        domain.forEach(groups, inputs -> entries.add(new Entry((BitSet) inputs.clone(), table.line(inputs))));
        entries.sort(
                Comparator.comparingDouble((Entry entry) -> entry.line.raw()).reversed());
        return entries;
    }

    private void legend(BitSet used, PrintStream out) {
        out.println();
        used.stream()
                .forEach(input -> out.println(String.format(
                        Locale.ROOT,
                        "  %-5s%8.3f  %s",
                        name(input),
                        node.layer().weight(node.index(), input),
                        node.inputs().get(input))));
        out.println();
    }

    private void header(BitSet used, PrintStream out) {
        StringBuilder line = new StringBuilder();
        used.stream().forEach(input -> line.append(String.format(Locale.ROOT, "%5s", name(input))));
        out.println(line.append("    tanh f  reading"));
    }

    private void line(Entry entry, BitSet used, PrintStream out) {
        StringBuilder line = new StringBuilder();
        used.stream()
                .forEach(input -> line.append(String.format(Locale.ROOT, "%5d", entry.inputs.get(input) ? 1 : -1)));
        out.println(line.append(String.format(
                Locale.ROOT, "%10.3f  %s", entry.line.activation(), entry.line.holds() ? "true" : "false")));
    }

    private static String name(int input) {
        return "x" + (input + 1);
    }
}

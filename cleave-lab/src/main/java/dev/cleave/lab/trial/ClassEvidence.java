package dev.cleave.lab.trial;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.label.Label;
import dev.cleave.io.Model;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.Table;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Which class the rows have that a condition of a program with classes covers. */
record ClassEvidence(String name, RuleSet rules, List<Label> classes, BitColumns columns, Dataset rows) {
    static ClassEvidence of(String name, Model model, Table table) {
        Dataset rows = model.encoding().encode(table).dataset();
        return new ClassEvidence(
                name,
                model.rules(),
                model.encoding().target().labels(),
                rows.inputs().transposed(),
                rows);
    }

    /** Such as {@code training: 120 rows, 96 of them acc}. */
    String of(int condition) {
        BitSet covered =
                Coverage.of(rules.auxiliaries().get(condition), columns).toBitSet();
        int most = IntStream.range(0, classes.size())
                .boxed()
                .max(Comparator.comparingLong((Integer label) -> count(covered, label))
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
        String text = String.format(Locale.ROOT, "%s: %,d rows", name, covered.cardinality());
        return covered.isEmpty()
                ? text
                : text
                        + String.format(
                                Locale.ROOT,
                                ", %,d of them %s",
                                count(covered, most),
                                classes.get(most).positive());
    }

    private long count(BitSet covered, int label) {
        return covered.stream().filter(row -> rows.targets().get(row, label)).count();
    }
}

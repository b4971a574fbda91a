package dev.cleave;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.Surprise;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The columns that rules read, without which they have no answer. Networks read the others, too: where these are not given the rules
 * answer all the same, and what the networks say is not known.
 */
record UsedColumns(Encoding encoding, Set<String> names) {
    static UsedColumns of(Encoding encoding, RuleSet rules) {
        if (encoding.derivation().isPresent()) {
            List<String> all =
                    encoding.columns().stream().map(EncodedColumn::name).toList();
            return new UsedColumns(encoding, new LinkedHashSet<>(all));
        }
        BitSet atoms = atoms(rules);
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < encoding.columns().size(); i++) {
            int start = encoding.domain().start(i);
            EncodedColumn column = encoding.columns().get(i);
            if (!atoms.get(start, start + column.group().atoms()).isEmpty()) {
                names.add(column.name());
            }
        }
        return new UsedColumns(encoding, names);
    }

    /** Those that heads or auxiliaries ask for. */
    static BitSet atoms(RuleSet rules) {
        BitSet used = new BitSet();
        Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .map(Definition::atoms)
                .forEach(used::or);
        return used;
    }

    /** An {@link InputException} where a table lacks one of them. */
    void require(Table table) {
        names.forEach(table::column);
    }

    /** The columns that no rule reads and that are not given. */
    List<String> absent(Set<String> given) {
        return encoding.columns().stream()
                .map(EncodedColumn::name)
                .filter(name -> !given.contains(name) && !names.contains(name))
                .toList();
    }

    /** With empty columns in place of those. */
    Table completed(Table table) {
        require(table);
        List<String> absent = absent(Set.copyOf(table.header()));
        if (absent.isEmpty()) {
            return table;
        }
        int[] nothing = new int[table.rows()];
        Arrays.fill(nothing, Column.MISSING);
        List<Column> columns = new ArrayList<>(table.columns());
        absent.forEach(name -> columns.add(Column.of(name, List.of(), nothing)));
        return table.withColumns(columns);
    }

    /** With empty cells in place of those. */
    Map<String, String> completed(Map<String, String> cells) {
        Map<String, String> all = new HashMap<>(cells);
        absent(cells.keySet()).forEach(name -> all.put(name, ""));
        return all;
    }

    /** Without what is odd about columns that are not there. */
    static List<Surprise> without(List<String> absent, List<Surprise> surprises) {
        return absent.isEmpty()
                ? surprises
                : surprises.stream()
                        .filter(surprise -> !absent.contains(surprise.column()))
                        .toList();
    }
}

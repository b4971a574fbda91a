package dev.cleave.lab.baseline.rules;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.table.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Rows as learners of rules see them: a code for each attribute. Immutable. */
public final class AttributeTable {
    private final List<String> names;
    private final List<RuleAttribute> attributes;
    private final int[][] codes; // [attributes x rows]
    private final int rows;

    private AttributeTable(List<String> names, List<RuleAttribute> attributes, Table table) {
        this.names = names;
        this.attributes = attributes;
        this.rows = table.rows();
        this.codes = IntStream.range(0, names.size())
                .mapToObj(i -> attributes.get(i).codes(table.column(names.get(i))))
                .toArray(int[][]::new);
    }

    /** Training rows, which say what there is in each column that the encoding has. */
    public static AttributeTable of(Encoding encoding, Table training) {
        return new AttributeTable(
                encoding.columns().stream().map(EncodedColumn::name).toList(),
                encoding.columns().stream()
                        .map(column -> RuleAttribute.of(column, training.column(column.name())))
                        .toList(),
                training);
    }

    /** Other rows of the same attributes. */
    public AttributeTable with(Table table) {
        return new AttributeTable(names, attributes, table);
    }

    int rows() {
        return rows;
    }

    List<RuleAttribute> attributes() {
        return attributes;
    }

    int code(int attribute, int row) {
        return codes[attribute][row];
    }

    /** How many conditions a rule could choose from. */
    int conditions() {
        return attributes.stream().mapToInt(RuleAttribute::conditions).sum();
    }
}

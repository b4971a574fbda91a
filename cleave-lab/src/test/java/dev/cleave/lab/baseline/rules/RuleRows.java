package dev.cleave.lab.baseline.rules;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Small tables whose last column is the class, for the tests of lists of rules. */
record RuleRows(ClassedRows rows, LabelledTable data) {
    static RuleRows of(List<String> header, List<List<String>> cells) {
        LabelledTable data = LabelledTable.of(Table.of(header, cells), TargetSpec.of(header.get(header.size() - 1)));
        Encoding encoding =
                Encoding.fit(data.table(), data.target(), Rows.all(cells.size()), EncodingOptions.defaults());
        AttributeTable table = AttributeTable.of(encoding, data.table());
        int classes = Math.max(2, data.target().outputs());
        return new RuleRows(new ClassedRows(table, classes, row -> classOf(data, row), row -> 1), data);
    }

    private static int classOf(LabelledTable data, int row) {
        return data.target().exclusive()
                ? IntStream.range(0, data.target().outputs())
                        .filter(output -> data.targets().get(row, output))
                        .findFirst()
                        .orElseThrow()
                : data.targets().get(row, 0) ? 1 : 0;
    }

    AttributeTable table() {
        return rows.table();
    }

    /** Of a list that was learned from these rows, the rows that it gets wrong. */
    long wrong(DecisionList list) {
        return IntStream.range(0, rows.rows())
                .filter(row -> list.answer(table(), row) != rows.classOf(row))
                .count();
    }
}

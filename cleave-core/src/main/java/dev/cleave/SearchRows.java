package dev.cleave;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Table;
import dev.cleave.logic.Columns;
import dev.cleave.search.Sample;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The rows of a search.
 *
 * @param table all rows that may be learned from
 * @param fit those that candidates are found on
 * @param held those that choose among candidates
 * @param all both, in the order of the table
 * @param lesson more rows, labelled by networks
 */
record SearchRows(Encoding encoding, Table table, Dataset fit, Dataset held, Dataset all, Lesson lesson) {
    /** Rows to find candidates on, for one head: those of the table and those of the lesson. */
    Sample taughtHead(Dataset rows, int output) {
        return lesson.head(rows, output, encoding.domain());
    }

    /** Rows to find candidates on, for classes: those of the table and those of the lesson. */
    Sample taughtClasses(Dataset rows) {
        return lesson.classes(rows, encoding.domain());
    }

    /** One head that holds or doesn't. */
    Sample head(Dataset rows, int output) {
        Columns columns = rows.inputs().transposed();
        BitSet labels = new BitSet(rows.rows());
        for (int row = 0; row < rows.rows(); row++) {
            labels.set(row, rows.targets().get(row, output));
        }
        return weighted(Sample.binary(columns, encoding.domain(), labels), rows);
    }

    /** One class a row. */
    Sample classes(Dataset rows) {
        return classes(rows, rows.inputs(), encoding);
    }

    /** The same rows under another encoding. */
    Sample classes(Dataset rows, BitMatrix inputs, Encoding other) {
        int[] labels = IntStream.range(0, rows.rows())
                .map(row -> IntStream.range(0, rows.outputs())
                        .filter(k -> rows.targets().get(row, k))
                        .findFirst()
                        .orElse(0))
                .toArray();
        return weighted(Sample.multiclass(inputs.transposed(), other.domain(), labels, rows.outputs()), rows);
    }

    private static Sample weighted(Sample sample, Dataset rows) {
        return rows.weights().isEqual()
                ? sample
                : sample.withWeights(IntStream.range(0, rows.rows())
                        .mapToDouble(row -> rows.weights().get(row))
                        .toArray());
    }
}

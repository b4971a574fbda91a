package dev.cleave.web.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How much an answer depends on a column: its cells are dealt anew to the rows, and answers are compared.
 *
 * @param changed the share of rows whose answer changes
 * @param lost how many more rows of all are wrong then, as a share
 */
record Importance(double changed, double lost) {
    private static final int TIMES = 3;
    private static final long SEED = 0;

    /** Of rows as the rules answer them, and what is true. */
    record Baseline(Encoding encoding, RuleSet rules, Table table, BitMatrix answers, BitMatrix truth) {
        static Baseline of(Encoding encoding, RuleSet rules, RowSet rows) {
            BitMatrix answers =
                    BitMatrix.ofColumns(rules.answer(rows.rows().inputs().transposed()));
            return new Baseline(
                    encoding, rules, rows.table(), answers, rows.rows().targets());
        }

        Importance of(String column) {
            SplittableRandom random = new SplittableRandom(SEED);
            double changed = 0;
            double lost = 0;
            for (int i = 0; i < TIMES; i++) {
                BitMatrix other = answers(shuffled(table.column(column), random));
                changed += answers.differingRows(other);
                lost += truth.differingRows(other) - truth.differingRows(answers);
            }
            double rows = (double) TIMES * table.rows();
            return new Importance(changed / rows, lost / rows);
        }

        private BitMatrix answers(Column changed) {
            Table other = table.map(column -> column.name().equals(changed.name()) ? changed : column);
            return BitMatrix.ofColumns(
                    rules.answer(encoding.inputs(other).inputs().transposed()));
        }

        private static Column shuffled(Column column, SplittableRandom random) {
            int[] rows = IntStream.range(0, column.rows()).toArray();
            for (int i = rows.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int other = rows[j];
                rows[j] = rows[i];
                rows[i] = other;
            }
            return column.select(Rows.of(rows));
        }
    }
}

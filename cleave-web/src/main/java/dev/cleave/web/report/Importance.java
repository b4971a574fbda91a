package dev.cleave.web.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;
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
    record Baseline(Encoding encoding, RuleSet rules, BitColumns inputs, BitMatrix answers, BitMatrix truth) {
        static Baseline of(Encoding encoding, RuleSet rules, RowSet rows) {
            return new Baseline(
                    encoding,
                    rules,
                    rows.inputs(),
                    BitMatrix.ofColumns(rules.answer(rows.inputs())),
                    rows.rows().targets());
        }

        Importance of(String column) {
            SplittableRandom random = new SplittableRandom(SEED);
            int[] own = IntStream.range(0, encoding.atoms().size())
                    .filter(atom -> encoding.atoms().get(atom).column().equals(column))
                    .toArray();
            double changed = 0;
            double lost = 0;
            for (int i = 0; i < TIMES; i++) {
                BitMatrix other = BitMatrix.ofColumns(rules.answer(dealt(own, shuffled(inputs.rows(), random))));
                changed += answers.differingRows(other);
                lost += truth.differingRows(other) - truth.differingRows(answers);
            }
            double rows = (double) TIMES * inputs.rows();
            return new Importance(changed / rows, lost / rows);
        }

        /** Some atoms as other rows have them. */
        private BitColumns dealt(int[] atoms, int[] from) {
            long[][] words = new long[inputs.atoms()][inputs.words()];
            for (int atom = 0; atom < words.length; atom++) {
                for (int i = 0; i < inputs.words(); i++) {
                    words[atom][i] = inputs.word(atom, i);
                }
            }
            for (int atom : atoms) {
                Arrays.fill(words[atom], 0);
                for (int row = 0; row < from.length; row++) {
                    long bit = inputs.word(atom, from[row] >>> 6) >>> from[row] & 1;
                    words[atom][row >>> 6] |= bit << row;
                }
            }
            return new BitColumns(inputs.rows(), words);
        }

        private static int[] shuffled(int count, SplittableRandom random) {
            int[] rows = IntStream.range(0, count).toArray();
            for (int i = rows.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int other = rows[j];
                rows[j] = rows[i];
                rows[i] = other;
            }
            return rows;
        }
    }
}

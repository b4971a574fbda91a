package dev.cleave.table;

import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.Coverage;
import java.util.List;
import java.util.stream.IntStream;

/** What rules answer for rows, a column an output, by blocks: of very many rows no second copy is made, column by column. */
public final class RuleOutputs {
    private static final int BLOCK = 1 << 15; // rows, a multiple of 64

    private RuleOutputs() {}

    public static BitMatrix of(RuleSet rules, BitMatrix inputs) {
        return of(rules, inputs, BLOCK);
    }

    /** @param block how many rows at a time, a multiple of 64 */
    static BitMatrix of(RuleSet rules, BitMatrix inputs, int block) {
        int rows = inputs.rows();
        BitMatrix.Builder outputs = new BitMatrix.Builder(rows, rules.heads().size());
        IntStream.range(0, (int) ((rows + block - 1L) / block)).parallel().forEach(i -> {
            int from = i * block;
            int to = (int) Math.min(rows, from + (long) block);
            List<Coverage> covered = rules.answer(inputs.transposed(from, to));
            outputs.orColumns(from, covered);
        });
        return outputs.build();
    }
}

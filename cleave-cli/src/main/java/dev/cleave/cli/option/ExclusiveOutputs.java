package dev.cleave.cli.option;

import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Whether outputs look like classes, of which one holds at a time: on random inputs just one of them mostly does, and hardly
 * ever two do. Outputs that have nothing to do with each other don't behave like that.
 */
public record ExclusiveOutputs(RuleSet rules) {
    private static final int ROWS = 4_096;
    private static final double MOSTLY_ONE = 0.5;
    private static final double HARDLY_TWO = 0.05;

    public boolean isLikely() {
        if (rules.heads().size() < 2) {
            return false;
        }
        List<Coverage> answers = rules.answer(randomRows());
        int[] holding = IntStream.range(0, ROWS)
                .map(row -> (int) answers.stream().filter(head -> head.get(row)).count())
                .toArray();
        return share(holding, 1, 1) >= MOSTLY_ONE && share(holding, 2, answers.size()) <= HARDLY_TWO;
    }

    private static double share(int[] holding, int low, int high) {
        return (double) IntStream.of(holding).filter(n -> n >= low && n <= high).count() / holding.length;
    }

    private BitColumns randomRows() {
        SplittableRandom random = new SplittableRandom(0);
        BitColumns.Builder rows = new BitColumns.Builder(ROWS, rules.atoms());
        for (int row = 0; row < ROWS; row++) {
            for (int atom = 0; atom < rules.atoms(); atom++) {
                if (random.nextBoolean()) {
                    rows.set(row, atom);
                }
            }
        }
        return rows.build();
    }
}

package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Literal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The paper's second pruning for classes, after the conjunctions are split: disjunctive weights, then whole bodies, then
 * literals, until stable; each goes when neither the weighted F1 nor the accuracy falls on the given rows.
 */
final class SplitPruning {
    private final SplitProgram program;
    private final Budget budget;
    private final int rows;
    private final List<BitSet> columns;
    private final List<BitSet> holding;
    private final int[] actual; // by row
    private final int[] answers; // by row
    private final int[][] confusion; // [actual][answer]
    private ClassScore score;

    SplitPruning(SplitProgram program, Dataset data, Budget budget) {
        this.program = program;
        this.budget = budget;
        this.rows = data.rows();
        this.columns = program.read(data);
        this.holding = program.holding(data);
        this.actual = new int[rows];
        this.answers = new int[rows];
        this.confusion = new int[program.v.length][program.v.length];
        for (int row = 0; row < rows; row++) {
            actual[row] = ClassRows.classOf(data.targets(), row);
            answers[row] = program.answer(row, holding);
            confusion[actual[row]][answers[row]]++;
        }
        this.score = ClassScore.of(confusion);
    }

    /** Returns whether it came to its end. */
    boolean prune() {
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = weights() | bodies() | literals();
        }
        return !changed;
    }

    private boolean weights() {
        boolean changed = false;
        BitSet all = new BitSet(rows);
        all.set(0, rows);
        for (float[] weights : program.v) {
            for (int k = 0; k < weights.length && !budget.isExhausted(); k++) {
                float old = weights[k];
                weights[k] = 0;
                boolean gone = old != 0 && isNoWorse(all);
                weights[k] = gone ? 0 : old;
                changed |= gone;
            }
        }
        return changed;
    }

    private boolean bodies() {
        boolean changed = false;
        for (int k = 0; k < program.bodies.size(); k++) {
            if (!program.isUsed(k)) {
                program.bodies.get(k).clear();
            }
            for (int i = program.bodies.get(k).size() - 1; i >= 0 && !budget.isExhausted(); i--) {
                List<List<Literal>> fewer = new ArrayList<>(program.bodies.get(k));
                fewer.remove(i);
                changed |= !fewer.isEmpty() && replaceIfNoWorse(k, fewer);
            }
        }
        return changed;
    }

    private boolean literals() {
        boolean changed = false;
        for (int k = 0; k < program.bodies.size(); k++) {
            for (int i = 0; i < program.bodies.get(k).size(); i++) {
                changed |= literals(k, i);
            }
        }
        return changed;
    }

    private boolean literals(int k, int i) {
        boolean changed = false;
        for (int j = program.bodies.get(k).get(i).size() - 1; j >= 0 && !budget.isExhausted(); j--) {
            List<Literal> shorter = new ArrayList<>(program.bodies.get(k).get(i));
            shorter.remove(j);
            List<List<Literal>> other = new ArrayList<>(program.bodies.get(k));
            other.set(i, shorter);
            changed |= !shorter.isEmpty() && replaceIfNoWorse(k, other);
        }
        return changed;
    }

    private boolean replaceIfNoWorse(int k, List<List<Literal>> bodies) {
        BitSet before = holding.get(k);
        BitSet after = SplitProgram.cover(bodies, columns, rows);
        BitSet differing = (BitSet) before.clone();
        differing.xor(after);
        holding.set(k, after);
        boolean is = isNoWorse(differing);
        holding.set(k, is ? after : before);
        if (is) {
            program.bodies.set(k, bodies);
        }
        return is;
    }

    /** Answers these rows anew, and keeps the answers where the score is no worse. */
    private boolean isNoWorse(BitSet differing) {
        int[] old = differing.stream().map(row -> answers[row]).toArray();
        differing.stream().forEach(row -> answer(row, program.answer(row, holding)));
        ClassScore now = ClassScore.of(confusion);
        boolean is = now.isNoWorseThan(score);
        if (is) {
            score = now;
        } else {
            int i = 0;
            for (int row = differing.nextSetBit(0); row >= 0; row = differing.nextSetBit(row + 1)) {
                answer(row, old[i++]);
            }
        }
        return is;
    }

    private void answer(int row, int answer) {
        confusion[actual[row]][answers[row]]--;
        answers[row] = answer;
        confusion[actual[row]][answer]++;
    }
}

package dev.cleave.paper;

import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Confusion;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.List;

/** Rows and their labels, column by column, to score programs with 64 rows at a time. */
public record LabelledColumns(BitColumns inputs, BitColumns targets) {
    public static LabelledColumns of(Dataset data) {
        return new LabelledColumns(data.inputs().transposed(), data.targets().transposed());
    }

    /** Of all outputs together. */
    public Confusion confusion(RuleSet rules) {
        List<Coverage> answers = rules.answer(inputs);
        Confusion sum = Confusion.NONE;
        for (int output = 0; output < answers.size(); output++) {
            sum = sum.plus(confusion(answers.get(output), output));
        }
        return sum;
    }

    private Confusion confusion(Coverage answer, int output) {
        long both = 0;
        long predicted = 0;
        long actual = 0;
        for (int i = 0; i < answer.words(); i++) {
            both += Long.bitCount(answer.word(i) & targets.word(output, i));
            predicted += Long.bitCount(answer.word(i));
            actual += Long.bitCount(targets.word(output, i));
        }
        return new Confusion(both, predicted - both, actual - both, answer.rows() - predicted - actual + both);
    }
}

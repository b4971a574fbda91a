package dev.cleave;

import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.explanation.AnswerText;
import dev.cleave.io.Model;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What the rules of a model say of rows, of every label or class. */
record RowAnswers(Model model, RuleAnswers rules) {
    static RowAnswers of(Model model) {
        return new RowAnswers(model, model.answers());
    }

    /**
     * In the order of the target.
     *
     * @param known the atoms that rules use and the auxiliaries that hold
     * @param network how probable the soft network finds each output
     */
    List<OutputAnswer> outputs(AnswerText text, BitSet known, double[] network) {
        double[] holding = probabilities(known);
        int first = target().exclusive() ? rules.of(known, 0).answer() : -1;
        List<OutputAnswer> answers = new ArrayList<>();
        for (int output = 0; output < holding.length; output++) {
            boolean holds = target().exclusive()
                    ? output == first
                    : model.rules().heads().get(output).holds(known);
            answers.add(new OutputAnswer(
                    target().labels().get(output),
                    text.value(output, holds),
                    holds,
                    holding[output],
                    network[output],
                    text.fired(output, known)));
        }
        return answers;
    }

    /** That each output holds, by the rules. */
    double[] probabilities(BitSet known) {
        if (target().exclusive()) {
            return model.calibration().probabilities(0, rules.of(known, 0));
        }
        double[] holding = new double[target().outputs()];
        for (int output = 0; output < holding.length; output++) {
            holding[output] = model.calibration().probabilities(output, rules.of(known, output))[1];
        }
        return holding;
    }

    private Target target() {
        return model.encoding().target();
    }
}

package dev.cleave;

import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Surprise;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.explanation.AnswerText;
import dev.cleave.io.Model;
import dev.cleave.network.NeuralDnf;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What a model says of all rows of a table, as {@link Learned#predict} says it of each, much faster: rules answer 64 rows at a time, and
 * rows in which the same rules fire, which are few kinds, are put into words once. One thread uses it.
 */
public final class TableAnswers {
    private final Model model;
    private final AnswerText text;
    private final EncodedInputs inputs;
    private final RowKinds kinds;
    private final RowAnswers answers;
    private final NeuralDnf.Pass pass;

    TableAnswers(Model model, AnswerText text, EncodedInputs inputs) {
        this.model = model;
        this.text = text;
        this.inputs = inputs;
        this.kinds = RowKinds.of(model.rules(), inputs.inputs());
        this.answers = RowAnswers.of(model);
        this.pass = model.soft().pass();
    }

    public int rows() {
        return inputs.inputs().rows();
    }

    /** A number from 0 on: rows that have the same have the same answers, but for the network's. */
    public int kind(int row) {
        return kinds.kind(row);
    }

    /** The answers to rows of each kind, with the network's to one of them. */
    public List<List<OutputAnswer>> kinds() {
        List<List<OutputAnswer>> all = new ArrayList<>();
        for (int kind = 0; kind < kinds.count(); kind++) {
            int row = kinds.first(kind);
            BitSet known = model.rules().withAuxiliaries(RuleAnswers.bits(inputs.inputs(), row));
            all.add(answers.outputs(text, known, network(row)));
        }
        return all;
    }

    /** How probable the soft network finds each output in a row. */
    public double[] network(int row) {
        double[] raw = pass.outputs(inputs.read(), row);
        double[] probabilities = new double[model.encoding().target().outputs()];
        for (int output = 0; output < probabilities.length; output++) {
            probabilities[output] = model.soft().head().probability(raw, output);
        }
        return probabilities;
    }

    /** Cells that training did not prepare for. */
    public List<Surprise> surprises() {
        return inputs.surprises();
    }
}

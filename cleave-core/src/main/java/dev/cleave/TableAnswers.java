package dev.cleave;

import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Surprise;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.explanation.AnswerText;
import dev.cleave.io.Model;
import dev.cleave.network.NearProbabilities;
import dev.cleave.network.NeuralDnf;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

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
    private final Optional<NearProbabilities> near;
    private final List<String> absent;

    /** @param absent columns that no rule reads and that the table does not have */
    TableAnswers(Model model, AnswerText text, EncodedInputs inputs, List<String> absent) {
        this.model = model;
        this.text = text;
        this.inputs = inputs;
        this.absent = absent;
        this.kinds = RowKinds.of(model.rules(), inputs.inputs());
        this.answers = RowAnswers.of(model);
        this.pass = model.soft().pass();
        this.near = Optional.of(model.soft()).filter(NearProbabilities::isFor).map(NearProbabilities::of);
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

    /** Columns that networks read and no rule, and that are not there; where there are any the networks' answers mean nothing. */
    public List<String> absent() {
        return absent;
    }

    /** How probable the soft network finds each output in a row. */
    public double[] network(int row) {
        return model.soft().head().probabilities(pass.outputs(inputs.read(), row));
    }

    /** The same to within {@link #nearError}, much faster where there is a way. */
    public double[] nearNetwork(int row) {
        return near.isPresent() ? near.get().of(inputs.read(), row) : network(row);
    }

    public double nearError() {
        return near.map(NearProbabilities::error).orElse(0.0);
    }

    /** Cells that training did not prepare for. */
    public List<Surprise> surprises() {
        return UsedColumns.without(absent, inputs.surprises());
    }
}

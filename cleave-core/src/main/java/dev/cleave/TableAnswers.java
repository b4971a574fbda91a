package dev.cleave;

import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Surprise;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.explanation.AnswerText;
import dev.cleave.io.Model;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.near.NearProbabilities;
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
    private final double[] some; // [rows of a block x outputs]
    private final double nearError;
    private final int outputs;
    private int block = -1; // that the network has answered

    /** @param absent columns that no rule reads and that the table does not have */
    TableAnswers(
            Model model, AnswerText text, EncodedInputs inputs, List<String> absent, Optional<NearProbabilities> near) {
        this.model = model;
        this.text = text;
        this.inputs = inputs;
        this.absent = absent;
        this.kinds = RowKinds.of(model.rules(), inputs.inputs());
        this.answers = RowAnswers.of(model);
        this.pass = model.soft().pass();
        this.near = near;
        this.nearError = near.map(NearProbabilities::error).orElse(0.0);
        this.outputs = model.soft().disjunctions().nodes();
        this.some = new double[near.map(NearProbabilities::most).orElse(0) * outputs];
    }

    public int rows() {
        return inputs.inputs().rows();
    }

    /** A number from 0 on: rows that have the same have the same answers, but for the network's. */
    public int kind(int row) {
        return kinds.kind(row);
    }

    /** How many kinds of rows there are. */
    public int kinds() {
        return kinds.count();
    }

    /** What rows of a kind have, and those of no other, in any table. */
    public List<Long> signature(int kind) {
        return kinds.signature(kind);
    }

    /** The answers to rows of a kind, with the network's to one of them. */
    public List<OutputAnswer> answers(int kind) {
        int row = kinds.first(kind);
        BitSet known = model.rules().withAuxiliaries(RuleAnswers.bits(inputs.inputs(), row));
        return answers.outputs(text, known, network(row));
    }

    /** Columns that networks read and no rule, and that are not there; where there are any the networks' answers mean nothing. */
    public List<String> absent() {
        return absent;
    }

    /** How probable the soft network finds each output in a row. */
    public double[] network(int row) {
        return model.soft().head().probabilities(pass.outputs(inputs.read(), row));
    }

    /** The same of one output, to within {@link #nearError}, much faster where there is a way and rows are asked in their order. */
    public double nearNetwork(int row, int output) {
        if (near.isEmpty()) {
            return network(row)[output];
        }
        int most = near.get().most();
        if (row / most != block) {
            block = row / most;
            int first = block * most;
            near.get().of(inputs.read(), first, Math.min(most, rows() - first), some);
        }
        return some[row % most * outputs + output];
    }

    public double nearError() {
        return nearError;
    }

    /** Cells that training did not prepare for. */
    public List<Surprise> surprises() {
        return UsedColumns.without(absent, inputs.surprises());
    }
}

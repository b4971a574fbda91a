package dev.cleave.training;

import dev.cleave.data.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.Signs;

/**
 * A network of conjunctions and disjunctions in training: weights, optimiser and scratch space. One thread at a time; the same
 * calls give the same weights.
 */
public final class TrainableDnf {
    private final NetworkShape shape;
    private final Kernel kernel;
    private final ConjunctiveLayer conjunctions;
    private final ConjunctionActivation activation;
    private final DisjunctiveLayer disjunctions;
    private final IndependentHeads heads;
    private final Adam adam = new Adam();
    private final Batch batch;
    private final Panels z; // f of the conjunctions, later its gradient: [rows x conjunctions]
    private final Grid y; // f of the outputs: [outputs x rows]
    private final Grid dy; // its gradient

    public TrainableDnf(NetworkShape shape, Kernel kernel) {
        int rows = shape.maxBatch();
        this.shape = shape;
        this.kernel = kernel;
        this.conjunctions = new ConjunctiveLayer(kernel, shape.atoms(), shape.conjunctions());
        this.activation = new ConjunctionActivation(kernel, rows, shape.conjunctions());
        this.disjunctions = new DisjunctiveLayer(kernel, shape.conjunctions(), shape.outputs(), rows);
        this.heads = new IndependentHeads(kernel, shape.outputs());
        this.batch = new Batch(shape, kernel);
        this.z = new Panels(Signs.padded(rows), shape.conjunctions());
        this.y = new Grid(shape.outputs(), Panel.padded(rows));
        this.dy = new Grid(shape.outputs(), Panel.padded(rows));
    }

    public NetworkShape shape() {
        return shape;
    }

    /** One update of the weights on rows {@code order[from]} to {@code order[to - 1]} of the data, at most a full batch. */
    public void step(Dataset data, int[] order, int from, int to, StepSettings settings) {
        shape.check(data, to - from);
        batch.fill(data, order, from, to);
        computeGradients(settings);
        applyGradients(settings);
    }

    /** Forgets the optimiser's moments, as a new phase of training does. */
    public void resetOptimiser() {
        adam.reset();
        conjunctions.parameters().forgetMoments();
        disjunctions.parameters().forgetMoments();
    }

    /** Sets all weights, given [conjunctions x atoms] and [outputs x conjunctions], row after row. */
    public void setWeights(float[] conjunctive, float[] disjunctive) {
        conjunctions.setWeights(conjunctive);
        disjunctions.setWeights(disjunctive);
    }

    /** A copy, [conjunctions x atoms], row after row. */
    public float[] conjunctiveWeights() {
        return conjunctions.rowMajor(conjunctions.parameters().weights());
    }

    /** A copy, [outputs x conjunctions], row after row. */
    public float[] disjunctiveWeights() {
        return disjunctions.rowMajor(disjunctions.parameters().weights());
    }

    /** How many rows each output gets wrong, true being f > 0: quick arithmetic, meant for monitoring. */
    public int[] errors(Dataset data, float delta, boolean hard) {
        shape.check(data, 1);
        measure();
        int[] errors = new int[shape.outputs()];
        for (int from = 0; from < data.rows(); from += shape.maxBatch()) {
            int to = Math.min(data.rows(), from + shape.maxBatch());
            batch.fillForward(data.inputs(), from, to);
            forwardOnly(delta, hard);
            heads.countErrors(y, data.targets(), from, to, errors);
        }
        return errors;
    }

    /** Computes the gradients of the batch that is loaded, leaving the weights as they are. */
    void computeGradients(StepSettings settings) {
        int rows = batch.rows();
        measure();
        conjunctions.forward(batch.inputs(), settings.delta(), z);
        activation.forward(z, rows, settings.hard());
        Panels h = activation.values(settings.hard());
        disjunctions.forward(h, rows, settings.delta(), y);
        heads.backward(y, batch.targets(), rows, dy);
        disjunctions.backward(h, dy, rows, settings);
        disjunctions.backwardInputs(dy, rows, z);
        activation.backward(z, rows, settings);
        conjunctions.backward(batch.transposed(), z, rows, settings);
        addWeightLoss(settings.losses().weight());
    }

    Batch batch() {
        return batch;
    }

    ConjunctiveLayer conjunctions() {
        return conjunctions;
    }

    DisjunctiveLayer disjunctions() {
        return disjunctions;
    }

    private void measure() {
        conjunctions.measure();
        disjunctions.measure();
    }

    private void forwardOnly(float delta, boolean hard) {
        conjunctions.forward(batch.inputs(), delta, z);
        activation.forwardOnly(z, batch.rows(), hard);
        disjunctions.forward(activation.values(hard), batch.rows(), delta, y);
    }

    private void addWeightLoss(float loss) {
        if (loss != 0) {
            float share = loss / ((float) shape.conjunctions() * (shape.atoms() + shape.outputs()));
            conjunctions.parameters().addWeightLoss(kernel, share);
            disjunctions.parameters().addWeightLoss(kernel, share);
        }
    }

    private void applyGradients(StepSettings settings) {
        adam.advance();
        adam.apply(
                conjunctions.parameters(),
                settings.learningRate(),
                settings.losses().decay());
        adam.apply(
                disjunctions.parameters(),
                settings.learningRate(),
                settings.losses().decay());
    }
}

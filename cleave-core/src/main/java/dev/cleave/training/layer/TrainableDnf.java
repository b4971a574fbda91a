package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.Signs;
import dev.cleave.training.HeadKind;
import dev.cleave.training.NetworkShape;
import dev.cleave.training.schedule.StepSettings;

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
    private final TrainableInput front;
    private final TrainableHead heads;
    private final Adam adam = new Adam();
    private final Batch batch;
    private final Panels z; // f of the conjunctions, later its gradient: [rows x conjunctions]
    private final Grid y; // f of the outputs: [outputs x rows]
    private final Grid dy; // its gradient
    private boolean positive;

    /** A network that reads atoms as they are, with independent outputs. */
    public TrainableDnf(NetworkShape shape, Kernel kernel) {
        this(shape, kernel, new BitInput(kernel, shape.atoms(), shape.maxBatch()), HeadKind.INDEPENDENT);
    }

    public TrainableDnf(NetworkShape shape, Kernel kernel, TrainableInput front, HeadKind head) {
        int rows = shape.maxBatch();
        this.front = front;
        this.shape = shape;
        this.kernel = kernel;
        this.conjunctions = new ConjunctiveLayer(kernel, front, shape.conjunctions());
        this.activation = new ConjunctionActivation(kernel, rows, shape.conjunctions());
        this.disjunctions = new DisjunctiveLayer(kernel, shape.conjunctions(), shape.outputs(), rows);
        this.heads = head.trainable(kernel, shape.outputs());
        this.batch = new Batch(shape, front);
        this.z = new Panels(Signs.padded(rows), shape.conjunctions());
        this.y = new Grid(shape.outputs(), Panel.padded(rows));
        this.dy = new Grid(shape.outputs(), Panel.padded(rows));
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
        front.parameters().forEach(Parameters::forgetMoments);
    }

    /** Sets all weights, given [conjunctions x predicates] and [outputs x conjunctions], row after row. */
    public void setWeights(float[] conjunctive, float[] disjunctive) {
        conjunctions.setWeights(conjunctive);
        disjunctions.setWeights(disjunctive);
    }

    /** A copy, [conjunctions x predicates], row after row. */
    public float[] conjunctiveWeights() {
        conjunctions.measure();
        return conjunctions.rowMajor(conjunctions.weights());
    }

    /** A copy, [outputs x conjunctions], row after row. */
    public float[] disjunctiveWeights() {
        return disjunctions.rowMajor(disjunctions.parameters().weights());
    }

    /** How many rows each output gets wrong, true being f > 0: quick arithmetic, meant for monitoring. */
    public int[] errors(Dataset data, float delta, boolean hard) {
        return errors(data, StepSettings.defaults().withDelta(delta).withHard(hard));
    }

    public int[] errors(Dataset data, StepSettings settings) {
        shape.check(data, 1);
        measure();
        int[] errors = new int[shape.outputs()];
        for (int from = 0; from < data.rows(); from += shape.maxBatch()) {
            int to = Math.min(data.rows(), from + shape.maxBatch());
            batch.fillForward(data, from, to);
            forwardOnly(settings);
            heads.countErrors(y, data.targets(), from, to, errors);
        }
        return errors;
    }

    /** Computes the gradients of the batch that is loaded, leaving the weights as they are. */
    public void computeGradients(StepSettings settings) {
        int rows = batch.rows();
        measure();
        front.forward(settings);
        conjunctions.forward(settings.delta(), z);
        activation.forward(z, rows, settings.hard());
        Panels h = activation.values(settings.hard());
        disjunctions.forward(h, rows, settings.delta(), y);
        heads.backward(y, batch.targets(), rows, settings, dy);
        batch.weigh(dy);
        disjunctions.backward(h, dy, rows, settings);
        disjunctions.backwardInputs(dy, rows, z);
        activation.backward(z, rows, settings);
        conjunctions.backward(z, rows, settings);
        front.backward(z, conjunctions.weights(), settings);
        addWeightLoss(settings.losses().weight());
    }

    public Batch batch() {
        return batch;
    }

    public ConjunctiveLayer conjunctions() {
        return conjunctions;
    }

    public TrainableInput front() {
        return front;
    }

    /** Whether disjunctive weights are kept from falling below 0. */
    public void setPositive(boolean value) {
        positive = value;
    }

    DisjunctiveLayer disjunctions() {
        return disjunctions;
    }

    private void measure() {
        conjunctions.measure();
        disjunctions.measure();
    }

    private void forwardOnly(StepSettings settings) {
        front.forward(settings);
        conjunctions.forward(settings.delta(), z);
        activation.forwardOnly(z, batch.rows(), settings.hard());
        disjunctions.forward(activation.values(settings.hard()), batch.rows(), settings.delta(), y);
    }

    private void addWeightLoss(float loss) {
        if (loss != 0) {
            float share = loss / ((float) shape.conjunctions() * (front.size() + shape.outputs()));
            conjunctions.parameters().addWeightLoss(kernel, share);
            disjunctions.parameters().addWeightLoss(kernel, share);
        }
    }

    private void applyGradients(StepSettings settings) {
        float rate = settings.learningRate();
        float decay = settings.losses().decay();
        adam.advance();
        adam.apply(conjunctions.parameters(), rate, decay);
        for (Parameters own : front.parameters()) {
            adam.apply(own, rate, own.decays() ? settings.losses().frontDecay() : 0);
        }
        adam.apply(disjunctions.parameters(), rate, decay);
        if (positive) {
            disjunctions.parameters().clampAtZero();
        }
    }
}

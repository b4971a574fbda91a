package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.network.Predicates;
import dev.cleave.training.schedule.StepSettings;
import java.util.List;
import java.util.Optional;

/**
 * What stands before the conjunctions in training: turns the rows of a batch into predicates, multiplies them with weights in
 * the layout that suits it, and learns from the gradient of the products.
 */
public sealed interface TrainableInput permits BitInput, ThresholdInput, MlpInput {
    /** The number of predicates. */
    int size();

    /** The rows that panels of weights have. */
    int weightRows();

    /** The row of a predicate's weights. */
    int weightRow(int predicate);

    /** Takes rows {@code order[from]} to {@code order[to - 1]}. */
    void fill(Dataset data, int[] order, int from, int to);

    /** Takes rows {@code from} to {@code to - 1} in their own order, for {@link #forward} alone. */
    void fillForward(NetworkInputs inputs, int from, int to);

    /** Computes the predicates of the rows that were taken. */
    void forward(StepSettings settings);

    /** {@code z = start + x.w} for every row. */
    void multiply(Panel weights, float[] start, Panel z);

    /** Writes the weights' gradient from that of z. */
    void weightGradient(Panel dz, Panel gradient);

    /** Sets the gradients of its own parameters from that of z. */
    void backward(Panels dz, Panels weights, StepSettings settings);

    /**
     * From now on each predicate by itself, for nodes that see few of them: {@link #multiply} and {@link #weightGradient} are then not to be used, and the gradient
     * of predicates is what was written to the columns. None where there is nothing to be gained.
     */
    default Optional<PredicateColumns> columns() {
        return Optional.empty();
    }

    /** Its own parameters, empty where there is nothing to learn. */
    List<Parameters> parameters();

    /** What it has learned; its atoms are those of the given indices. */
    Predicates predicates(List<Integer> atoms, float temperature);
}

package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.Predicates;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.InputKind;
import dev.cleave.training.schedule.StepSettings;
import java.util.List;
import java.util.SplittableRandom;

/** Predicates that a hidden layer of tanh nodes invents from atoms (-1, 1) and numbers (0 where missing). */
public final class MlpInput implements TrainableInput {
    private final int atoms;
    private final DenseNodes hidden;
    private final DenseNodes last;
    private final RealInputs invented;
    private int rows;

    public MlpInput(Kernel kernel, int atoms, int columns, InputKind.Mlp sizes, int maxBatch) {
        this.atoms = atoms;
        this.hidden = new DenseNodes(kernel, atoms + columns, sizes.hidden(), maxBatch);
        this.last = new DenseNodes(kernel, sizes.hidden(), sizes.predicates(), maxBatch);
        this.invented = new RealInputs(kernel, sizes.predicates(), maxBatch);
    }

    public void initialise(SplittableRandom random) {
        hidden.initialise(random);
        last.initialise(random);
    }

    @Override
    public int size() {
        return invented.width();
    }

    @Override
    public int weightRows() {
        return invented.width();
    }

    @Override
    public int weightRow(int predicate) {
        return predicate;
    }

    @Override
    public void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        for (int r = 0; r < rows; r++) {
            take(data.inputs(), data.numbers(), order[from + r], r);
        }
    }

    @Override
    public void fillForward(NetworkInputs inputs, int from, int to) {
        rows = to - from;
        for (int r = 0; r < rows; r++) {
            take(inputs.bits(), inputs.numbers(), from + r, r);
        }
    }

    private void take(BitMatrix bits, Measurements numbers, int row, int r) {
        Grid x = hidden.inputs();
        for (int i = 0; i < atoms; i++) {
            x.values()[i * x.stride() + r] = bits.get(row, i) ? 1 : -1;
        }
        for (int i = 0; i < numbers.columns(); i++) {
            float number = numbers.get(row, i);
            x.values()[(atoms + i) * x.stride() + r] = Float.isNaN(number) ? 0 : number;
        }
    }

    @Override
    public void forward(StepSettings settings) {
        hidden.forward(rows, false, last.inputs());
        last.forward(rows, settings.hard(), invented.transposed());
        invented.written(rows);
    }

    @Override
    public void multiply(Panel weights, float[] start, Panel z) {
        z.fill(start, rows);
        invented.addProduct(weights, z, rows);
    }

    @Override
    public void weightGradient(Panel dz, Panel gradient) {
        invented.weightGradient(dz, gradient, rows);
    }

    @Override
    public void backward(Panels dz, Panels weights, StepSettings settings) {
        float pull = settings.losses().predicate() / ((float) rows * size());
        last.backward(invented.gradient(dz, weights, rows), rows, pull);
        hidden.backward(last.inputGradient(rows), rows, 0);
    }

    @Override
    public List<Parameters> parameters() {
        return List.of(hidden.parameters(), last.parameters());
    }

    @Override
    public Predicates predicates(List<Integer> chosen, float temperature) {
        return new MlpPredicates(chosen, hidden.layer(), last.layer());
    }
}

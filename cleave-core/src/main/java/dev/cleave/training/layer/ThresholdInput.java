package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.network.Predicates;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.network.ThresholdPredicates.Cut;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Atoms as they are, then {@code x > t} for thresholds that are learned: tanh((x - t) / T), or its sign with the gradient of
 * tanh. A missing number is far below every threshold.
 */
public final class ThresholdInput implements TrainableInput {
    private static final float FAR_BELOW = -1e9f;

    private final Kernel kernel;
    private final BitInput bits;
    private final int columns; // of numbers
    private final int each; // thresholds a column
    private final Parameters thresholds; // [1 x cuts], column after column
    private final Grid numbers; // [columns x rows]
    private final Grid z; // (x - t) / T, [cuts x rows]
    private final Grid soft; // its tanh
    private final RealInputs above; // the predicates
    private final int maxBatch;
    private @Nullable PredicateColumns columnsAlone; // where nodes see few of them
    private int rows;

    public ThresholdInput(Kernel kernel, int atoms, int columns, int each, int maxBatch) {
        int stride = Panel.padded(maxBatch);
        this.maxBatch = maxBatch;
        this.kernel = kernel;
        this.bits = new BitInput(kernel, atoms, maxBatch);
        this.columns = columns;
        this.each = each;
        this.thresholds = new Parameters(1, columns * each);
        this.numbers = new Grid(columns, stride);
        this.z = new Grid(columns * each, stride);
        this.soft = new Grid(columns * each, stride);
        this.above = new RealInputs(kernel, columns * each, maxBatch);
    }

    /** [columns x each], column after column. */
    public void setThresholds(float[] values) {
        for (int cut = 0; cut < cuts(); cut++) {
            thresholds.weights().set(0, cut, values[cut]);
        }
    }

    private int cuts() {
        return columns * each;
    }

    @Override
    public int size() {
        return bits.size() + cuts();
    }

    @Override
    public int weightRows() {
        return bits.weightRows() + cuts();
    }

    @Override
    public int weightRow(int predicate) {
        return predicate < bits.size() ? predicate : bits.weightRows() + predicate - bits.size();
    }

    @Override
    public void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        if (columnsAlone == null) {
            bits.fill(data, order, from, to);
        }
        for (int r = 0; r < rows; r++) {
            take(data.numbers(), order[from + r], r);
            takeAlone(data.inputs(), order[from + r], r);
        }
    }

    @Override
    public void fillForward(NetworkInputs inputs, int from, int to) {
        rows = to - from;
        if (columnsAlone == null) {
            bits.fillForward(inputs, from, to);
        }
        for (int r = 0; r < rows; r++) {
            take(inputs.numbers(), from + r, r);
            takeAlone(inputs.bits(), from + r, r);
        }
    }

    private void take(Measurements given, int row, int r) {
        for (int column = 0; column < columns; column++) {
            float number = given.get(row, column);
            numbers.values()[column * numbers.stride() + r] = Float.isNaN(number) ? FAR_BELOW : number;
        }
    }

    private void takeAlone(BitMatrix atoms, int row, int r) {
        if (columnsAlone != null) {
            columnsAlone.resize(rows);
            columnsAlone.takeAtoms(atoms, row, r);
        }
    }

    @Override
    public Optional<PredicateColumns> columns() {
        PredicateColumns alone = new PredicateColumns(bits.size(), cuts(), maxBatch);
        columnsAlone = alone;
        return Optional.of(alone);
    }

    @Override
    public void forward(StepSettings settings) {
        float sharpness = 1 / settings.temperature();
        for (int cut = 0; cut < cuts(); cut++) {
            float threshold = thresholds.weights().get(0, cut);
            scale(cut / each * z.stride(), threshold, sharpness, cut * z.stride());
        }
        kernel.tanh(z.panel(), soft.panel(), panelRows());
        Grid predicates = above.transposed();
        if (settings.hard()) {
            kernel.sign(z.panel(), predicates.panel(), panelRows());
        } else {
            System.arraycopy(soft.values(), 0, predicates.values(), 0, soft.values().length);
        }
        if (columnsAlone == null) {
            above.written(rows);
        } else {
            columnsAlone.takeLearned(predicates.values());
        }
    }

    private void scale(int from, float threshold, float sharpness, int to) {
        float[] x = numbers.values();
        float[] out = z.values();
        for (int r = 0; r < rows; r++) {
            out[to + r] = (x[from + r] - threshold) * sharpness;
        }
    }

    private int panelRows() {
        return z.values().length / Panel.LANES;
    }

    @Override
    public void multiply(Panel weights, float[] start, Panel out) {
        bits.multiply(weights, start, out);
        above.addProduct(weights.from(bits.weightRows()), out, rows);
    }

    @Override
    public void weightGradient(Panel dz, Panel gradient) {
        if (bits.size() > 0) {
            bits.weightGradient(dz, gradient);
        }
        above.weightGradient(dz, gradient.from(bits.weightRows()), rows);
    }

    @Override
    public void backward(Panels dz, Panels weights, StepSettings settings) {
        Grid d = columnsAlone == null ? above.gradient(dz, weights, rows) : columnsAlone.gradient();
        float pull = settings.losses().predicate() / ((float) rows * cuts());
        kernel.slope(soft.panel(), pull, d.panel(), panelRows());
        for (int cut = 0; cut < cuts(); cut++) {
            float gradient = -d.rowSum(cut, rows) / settings.temperature();
            thresholds.gradient().set(0, cut, gradient);
        }
    }

    @Override
    public List<Parameters> parameters() {
        return List.of(thresholds);
    }

    @Override
    public Predicates predicates(List<Integer> atoms, float temperature) {
        List<Cut> cuts = new ArrayList<>();
        for (int cut = 0; cut < cuts(); cut++) {
            cuts.add(new Cut(cut / each, thresholds.weights().get(0, cut)));
        }
        return new ThresholdPredicates(atoms, cuts, temperature);
    }
}

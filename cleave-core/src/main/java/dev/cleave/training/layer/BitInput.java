package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.Signs;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.Predicates;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;
import java.util.Arrays;
import java.util.List;

/** Atoms as they are, +-1, in both orientations; there may be none. */
public final class BitInput implements TrainableInput {
    private final Kernel kernel;
    private final int atoms;
    private final Signs inputs; // [rows x atoms]
    private final Signs transposed; // [atoms x rows]
    private final BitSquare square = new BitSquare(); // the same word of 64 rows
    private int rows;

    public BitInput(Kernel kernel, int atoms, int maxBatch) {
        this.kernel = kernel;
        this.atoms = atoms;
        this.inputs = new Signs(maxBatch, atoms);
        this.transposed = new Signs(atoms, maxBatch);
    }

    @Override
    public int size() {
        return atoms;
    }

    @Override
    public int weightRows() {
        return Signs.padded(atoms);
    }

    @Override
    public int weightRow(int predicate) {
        return predicate;
    }

    @Override
    public void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        inputs.resize(rows, atoms);
        transposed.resize(atoms, rows);
        for (int first = 0; first < rows; first += BitSquare.SIZE) {
            for (int word = 0; word < data.inputs().wordsPerRow(); word++) {
                fillSquare(data.inputs(), word, order, from, first);
            }
        }
    }

    private void fillSquare(BitMatrix bits, int word, int[] order, int from, int first) {
        int height = Math.min(BitSquare.SIZE, rows - first);
        int width = Math.min(BitSquare.SIZE, atoms - word * BitSquare.SIZE);
        for (int r = 0; r < height; r++) {
            square.words[r] = bits.word(order[from + first + r], word);
        }
        kernel.pack(square.words, height, inputs, first, word);
        Arrays.fill(square.words, height, BitSquare.SIZE, 0L);
        square.transpose(Math.max(height, width));
        kernel.pack(square.words, width, transposed, word * BitSquare.SIZE, first / BitSquare.SIZE);
    }

    @Override
    public void fillForward(NetworkInputs given, int from, int to) {
        BitMatrix bits = given.bits();
        rows = to - from;
        inputs.resize(rows, atoms);
        for (int first = 0; first < rows; first += BitSquare.SIZE) {
            int height = Math.min(BitSquare.SIZE, rows - first);
            for (int word = 0; word < bits.wordsPerRow(); word++) {
                for (int r = 0; r < height; r++) {
                    square.words[r] = bits.word(from + first + r, word);
                }
                kernel.pack(square.words, height, inputs, first, word);
            }
        }
    }

    @Override
    public void forward(StepSettings settings) {}

    @Override
    public void multiply(Panel weights, float[] start, Panel z) {
        if (atoms == 0) {
            z.fill(start, rows);
        } else {
            kernel.multiply(inputs, weights, start, z);
        }
    }

    @Override
    public void weightGradient(Panel dz, Panel gradient) {
        dz.clear(rows, Signs.padded(rows));
        kernel.multiply(transposed, dz, NOTHING, gradient);
    }

    private static final float[] NOTHING = new float[Panel.LANES];

    @Override
    public void backward(Panels dz, Panels weights, StepSettings settings) {}

    @Override
    public List<Parameters> parameters() {
        return List.of();
    }

    @Override
    public Predicates predicates(List<Integer> chosen, float temperature) {
        return new GivenPredicates(atoms);
    }
}

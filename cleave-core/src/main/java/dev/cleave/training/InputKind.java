package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.kernel.Kernel;
import dev.cleave.training.layer.BitInput;
import dev.cleave.training.layer.MlpInput;
import dev.cleave.training.layer.ThresholdInput;
import dev.cleave.training.layer.TrainableInput;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** What a network reads: atoms as they are, or predicates over numbers that it learns itself. */
public sealed interface InputKind {
    /** The atoms of a data set that are read, by index. */
    List<Integer> atoms(Dataset data);

    /** The number of predicates over such data. */
    int size(Dataset data);

    /** @param train with the atoms that are read alone */
    TrainableInput start(Kernel kernel, Dataset train, int maxBatch, SplittableRandom random);

    /** Thresholds where there are numbers. */
    static InputKind of(Encoding encoding, int each) {
        return encoding.numericColumns().isEmpty() ? new Given() : Thresholds.of(encoding, each);
    }

    /** All atoms. */
    record Given() implements InputKind {
        @Override
        public List<Integer> atoms(Dataset data) {
            return IntStream.range(0, data.atoms()).boxed().toList();
        }

        @Override
        public int size(Dataset data) {
            return data.atoms();
        }

        @Override
        public TrainableInput start(Kernel kernel, Dataset train, int maxBatch, SplittableRandom random) {
            return new BitInput(kernel, train.atoms(), maxBatch);
        }
    }

    /**
     * Some atoms, and thresholds of numeric columns that start at quantiles of the training rows.
     *
     * @param each thresholds a column
     * @param deviation of the noise on the quantiles, in standard deviations of the column
     */
    record Thresholds(List<Integer> atoms, int each, double deviation) implements InputKind {
        public Thresholds {
            atoms = List.copyOf(atoms);
            SettingChecks.require(each >= 1, "the number of thresholds a column", each, "at least 1");
            SettingChecks.require(deviation >= 0, "the deviation of the first thresholds", deviation, "at least 0");
        }

        public static Thresholds of(Encoding encoding, int each) {
            return new Thresholds(encoding.plainAtoms(), each, 0.05);
        }

        @Override
        public List<Integer> atoms(Dataset data) {
            return atoms;
        }

        @Override
        public int size(Dataset data) {
            return atoms.size() + each * data.numbers().columns();
        }

        @Override
        public TrainableInput start(Kernel kernel, Dataset train, int maxBatch, SplittableRandom random) {
            int columns = train.numbers().columns();
            SettingChecks.require(columns >= 1, "the number of numeric columns", columns, "at least 1");
            ThresholdInput front = new ThresholdInput(kernel, train.atoms(), columns, each, maxBatch);
            front.setThresholds(Quantiles.of(train.numbers(), each, deviation, random));
            return front;
        }

        @Override
        public String toString() {
            return "Thresholds[" + atoms.size() + " atoms, " + each + " a column]";
        }
    }

    /** Predicates that a hidden layer invents from some atoms and all numbers. */
    record Mlp(List<Integer> atoms, int hidden, int predicates) implements InputKind {
        public Mlp {
            atoms = List.copyOf(atoms);
            SettingChecks.require(hidden >= 1, "the number of hidden nodes", hidden, "at least 1");
            SettingChecks.require(predicates >= 1, "the number of invented predicates", predicates, "at least 1");
        }

        public static Mlp of(Encoding encoding) {
            return new Mlp(encoding.plainAtoms(), 128, 64);
        }

        @Override
        public List<Integer> atoms(Dataset data) {
            return atoms;
        }

        @Override
        public int size(Dataset data) {
            return predicates;
        }

        @Override
        public TrainableInput start(Kernel kernel, Dataset train, int maxBatch, SplittableRandom random) {
            MlpInput front = new MlpInput(kernel, train.atoms(), train.numbers().columns(), this, maxBatch);
            front.initialise(random);
            return front;
        }

        @Override
        public String toString() {
            return "Mlp[" + atoms.size() + " atoms, " + hidden + " hidden, " + predicates + " predicates]";
        }
    }
}

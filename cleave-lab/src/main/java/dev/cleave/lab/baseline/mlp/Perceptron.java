package dev.cleave.lab.baseline.mlp;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
import dev.cleave.kernel.Panels;
import dev.cleave.lab.baseline.BaselineFeatures;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Two hidden layers of tanh nodes and one of outputs, in training. */
final class Perceptron {
    private final Kernel kernel = Kernels.best();
    private final Loss loss;
    private final int maxBatch;
    private final List<Layer> layers;

    Perceptron(int width, int hidden, int outputs, Loss loss, int maxBatch) {
        this.loss = loss;
        this.maxBatch = maxBatch;
        this.layers = List.of(
                new Layer(kernel, width, hidden, maxBatch),
                new Layer(kernel, hidden, hidden, maxBatch),
                new Layer(kernel, hidden, outputs, maxBatch));
    }

    void initialise(SplittableRandom random) {
        layers.forEach(layer -> layer.initialise(random));
    }

    List<Layer> layers() {
        return layers;
    }

    /** The loss of a batch; sets the gradient of every weight. */
    double gradient(BaselineFeatures features, Dataset rows, Rows batch) {
        forward(features, batch);
        double value = loss.of(last().sums(), rows, batch, last().sumGradient());
        last().backward(batch.size());
        for (int i = layers.size() - 2; i >= 0; i--) {
            backward(layers.get(i), layers.get(i + 1).inputGradient(batch.size()), batch.size());
        }
        return value;
    }

    private void backward(Layer layer, Grid valueGradient, int rows) {
        Panels d = layer.sumGradient();
        d.transposeFrom(valueGradient, rows);
        for (int i = 0; i < d.count(); i++) {
            kernel.slope(layer.sums().panel(i), 0, d.panel(i), rows);
        }
        layer.backward(rows);
    }

    void learn(double rate, double decay) {
        layers.forEach(layer -> layer.learn(rate, decay));
    }

    /** What it answers to every row. [rows x outputs] */
    BitMatrix answers(BaselineFeatures features) {
        BitMatrix.Builder answers =
                new BitMatrix.Builder(features.rows(), last().sums().width());
        for (int from = 0; from < features.rows(); from += maxBatch) {
            int to = Math.min(features.rows(), from + maxBatch);
            forward(features, Rows.of(IntStream.range(from, to).toArray()));
            for (int row = from; row < to; row++) {
                loss.answer(last().sums(), row - from, answers, row);
            }
        }
        return answers.build();
    }

    private void forward(BaselineFeatures features, Rows batch) {
        take(features, batch);
        for (int i = 0; i < layers.size() - 1; i++) {
            activate(layers.get(i), batch.size());
            layers.get(i).sums().transposeInto(layers.get(i + 1).inputs(), batch.size());
        }
        last().forward(batch.size());
    }

    private void activate(Layer layer, int rows) {
        layer.forward(rows);
        for (int i = 0; i < layer.sums().count(); i++) {
            kernel.tanh(layer.sums().panel(i), layer.sums().panel(i), rows);
        }
    }

    private void take(BaselineFeatures features, Rows batch) {
        Grid x = layers.get(0).inputs();
        for (int i = 0; i < features.width(); i++) {
            for (int r = 0; r < batch.size(); r++) {
                x.values()[i * x.stride() + r] = features.get(batch.get(r), i);
            }
        }
    }

    private Layer last() {
        return layers.get(layers.size() - 1);
    }
}

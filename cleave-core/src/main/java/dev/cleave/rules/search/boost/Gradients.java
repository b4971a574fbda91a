package dev.cleave.rules.search.boost;

import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.Softmax;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What the rows' classes score so far, and the slopes and curvatures of the cross-entropy there. Mutable. */
final class Gradients {
    private static final int MOST_CLASSES = 8; // that splits are looked for by
    private static final double RARE = 1e-4; // probability, at least, of a class

    private final WeightedSample sample;
    private final int classes;
    private final float[] logits; // [rows x classes]
    private final float[] probabilities; // [rows x classes]
    private final double[] numbers; // [rows x channels], a slope and a curvature a class
    private final RowValues values;

    Gradients(WeightedSample sample) {
        this.sample = sample;
        this.classes = sample.classes();
        this.logits = new float[Math.multiplyExact(sample.rows(), classes)];
        this.probabilities = new float[logits.length];
        int channels = 2 * Math.min(MOST_CLASSES, classes);
        this.numbers = new double[sample.rows() * channels];
        this.values = new RowValues(channels, numbers);
    }

    /** What splits are chosen by; changes with {@link #read}. */
    RowValues values() {
        return values;
    }

    int classes() {
        return classes;
    }

    /** Scores of the classes that say how frequent they are, which every row gets. */
    double[] prior() {
        double[] scores = new double[classes];
        double all = sample.weight();
        for (int c = 0; c < classes; c++) {
            double sum = 0;
            for (int row = 0; row < sample.rows(); row++) {
                sum += sample.weight(row) * sample.share(row, c);
            }
            double share = Math.min(1 - RARE, Math.max(RARE, sum / all));
            scores[c] = Math.log(share) - (classes == 1 ? Math.log(1 - share) : 0);
        }
        for (int row = 0; row < sample.rows(); row++) {
            add(row, scores);
        }
        return scores;
    }

    void add(int row, double[] scores) {
        for (int c = 0; c < classes; c++) {
            logits[row * classes + c] += (float) scores[c];
        }
    }

    /** Slopes and curvatures where the scores are now; of many classes those whose rows are furthest from having them. */
    void read() {
        for (int row = 0; row < sample.rows(); row++) {
            Softmax.probabilities(logits, probabilities, row * classes, classes);
        }
        List<Integer> labels = unfinished(values.channels() / 2);
        for (int i = 0; i < labels.size(); i++) {
            for (int row = 0; row < sample.rows(); row++) {
                int at = row * values.channels() + 2 * i;
                numbers[at] = slope(row, labels.get(i));
                numbers[at + 1] = curvature(row, labels.get(i));
            }
        }
    }

    double slope(int row, int label) {
        return sample.weight(row) * (sample.share(row, label) - probabilities[row * classes + label]);
    }

    double curvature(int row, int label) {
        double probability = probabilities[row * classes + label];
        return sample.weight(row) * probability * (1 - probability);
    }

    private List<Integer> unfinished(int most) {
        double[] missing = new double[classes];
        for (int row = 0; row < sample.rows(); row++) {
            for (int c = 0; c < classes; c++) {
                double share = sample.share(row, c);
                missing[c] += share == 0 ? 0 : sample.weight(row) * share * (1 - probabilities[row * classes + c]);
            }
        }
        return IntStream.range(0, classes)
                .boxed()
                .sorted(Comparator.comparingDouble(c -> -missing[c]))
                .limit(most)
                .toList();
    }
}

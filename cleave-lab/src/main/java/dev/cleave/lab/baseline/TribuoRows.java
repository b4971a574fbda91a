package dev.cleave.lab.baseline;

import dev.cleave.table.RowWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import libsvm.svm;
import org.tribuo.Example;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.Prediction;
import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.impl.ArrayExample;
import org.tribuo.provenance.SimpleDataSourceProvenance;

/** The one place that speaks Tribuo's language of data: names for features, texts for classes; it keeps its logs quiet too. */
final class TribuoRows {
    private static final float UNEVENNESS = 1f / 128; // a power of two: sums stay exact, and pure leaves pure
    private static final LabelFactory LABELS = new LabelFactory();
    private static final Logger LOGS = Logger.getLogger("org.tribuo"); // held, or its level is forgotten

    static {
        LOGS.setLevel(Level.OFF);
        svm.svm_set_print_string_function(text -> {});
    }

    private TribuoRows() {}

    /**
     * Trains on rows that weigh almost what they should: Tribuo's trees never make a split that gains nothing at first, as the first
     * of a parity, and unequal weights let every split gain something.
     */
    static Model<Label> train(
            Trainer<Label> trainer, BaselineFeatures features, ClassQuestion question, RowWeights weights, long seed) {
        String[] names = names(features.width());
        SplittableRandom random = new SplittableRandom(seed);
        List<Example<Label>> examples = new ArrayList<>();
        for (int row = 0; row < features.rows(); row++) {
            Label label = new Label(Integer.toString(question.answer(row)));
            Example<Label> example = example(label, features, row, names);
            example.setWeight(weights.get(row) * (1 + UNEVENNESS * random.nextInt(4)));
            examples.add(example);
        }
        return trainer.train(new MutableDataset<>(examples, new SimpleDataSourceProvenance("rows", LABELS), LABELS));
    }

    /** What the model says of each row. */
    static List<Prediction<Label>> answers(Model<Label> model, BaselineFeatures features) {
        String[] names = names(features.width());
        return IntStream.range(0, features.rows())
                .mapToObj(row -> model.predict(example(LabelFactory.UNKNOWN_LABEL, features, row, names)))
                .toList();
    }

    static int answer(Prediction<Label> prediction) {
        return Integer.parseInt(prediction.getOutput().getLabel());
    }

    /** Of that answer; NaN where the model has scores of another kind. */
    static double probability(Prediction<Label> prediction) {
        return prediction.hasProbabilities()
                ? Math.max(0, Math.min(1, prediction.getOutput().getScore()))
                : Double.NaN;
    }

    private static Example<Label> example(Label label, BaselineFeatures features, int row, String[] names) {
        int[] given = given(features, row);
        return new ArrayExample<>(
                label,
                IntStream.of(given).mapToObj(i -> names[i]).toArray(String[]::new),
                IntStream.of(given).mapToDouble(i -> features.get(row, i)).toArray());
    }

    /** What is not 0: Tribuo takes the rest for granted, but no row may be empty. */
    private static int[] given(BaselineFeatures features, int row) {
        int[] given = IntStream.range(0, features.width())
                .filter(i -> features.get(row, i) != 0)
                .toArray();
        return given.length > 0 ? given : new int[] {0};
    }

    /** In the order of the features, which Tribuo sorts by name. */
    private static String[] names(int width) {
        return IntStream.range(0, width)
                .mapToObj(i -> String.format(Locale.ROOT, "f%05d", i))
                .toArray(String[]::new);
    }
}

package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.ConditionSums;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The single condition that promises the largest fall of the loss, of all of them, in one pass over rows x columns: to second order, and as if
 * classes did not depend on each other. Of many classes those count whose rows are furthest from having them.
 */
final class ConditionFinder implements BodySource {
    private static final int MOST_CLASSES = 8;

    private final WeightedSample sample;
    private final double price;
    private final ConditionSums sums;
    private final List<@Nullable Body> bodies; // [2 x atoms], made when they are first found
    private final double[] numbers; // [rows x channels], a slope and a curvature a class
    private final int channels;

    ConditionFinder(WeightedSample sample, double price) {
        this.sample = sample;
        this.price = price;
        this.bodies = new ArrayList<>(Collections.nCopies(2 * sample.columns().atoms(), null));
        this.channels = 2 * Math.min(MOST_CLASSES, sample.classes());
        this.numbers = new double[sample.rows() * channels];
        this.sums = new ConditionSums(sample, new RowValues(channels, numbers));
    }

    @Override
    public ScoredBody toAdd(SoftmaxModel model) {
        read(model, model.unfinished(MOST_CLASSES));
        Best best = new Best();
        sums.visit((atom, positive, own) -> best.offer(atom, positive, gain(own, model.penalty()) - price));
        return best.scored();
    }

    @Override
    public ScoredBody inPlaceOf(SoftmaxModel model, Body old, double[] scores) {
        return toAdd(model);
    }

    /** For each row and class the slope of the likelihood and its curvature. */
    private void read(SoftmaxModel model, List<Integer> labels) {
        for (int i = 0; i < labels.size(); i++) {
            int label = labels.get(i);
            for (int row = 0; row < sample.rows(); row++) {
                double weight = sample.weight(row);
                double probability = model.probability(row, label);
                numbers[row * channels + 2 * i] = weight * (sample.share(row, label) - probability);
                numbers[row * channels + 2 * i + 1] = weight * probability * (1 - probability);
            }
        }
    }

    private double gain(double[] own, double penalty) {
        int classes = own.length / 2;
        // Classes share what they gain: with K of them the sum over all is too large by about K / (K - 1).
        double joint = classes == 1 ? 1 : (classes - 1.0) / classes;
        double gain = 0;
        for (int i = 0; i < own.length; i += 2) {
            gain += own[i] * own[i] / (Math.max(0, own[i + 1]) + penalty);
        }
        return joint * gain / 2;
    }

    private final class Best {
        private double worth;
        private int literal = -1;

        void offer(int atom, boolean positive, double other) {
            if (other > worth) {
                worth = other;
                literal = 2 * atom + (positive ? 1 : 0);
            }
        }

        ScoredBody scored() {
            return literal < 0
                    ? new ScoredBody(Body.of(new Rule.All(List.of()), sample.columns()), 0)
                    : new ScoredBody(body(literal), worth);
        }
    }

    private Body body(int literal) {
        Body known = bodies.get(literal);
        if (known != null) {
            return known;
        }
        Body made = Body.of(Rule.all(new Literal(literal / 2, literal % 2 == 1)), sample.columns());
        bodies.set(literal, made);
        return made;
    }
}

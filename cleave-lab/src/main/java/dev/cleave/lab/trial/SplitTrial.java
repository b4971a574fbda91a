package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.lab.paper.PaperSplit;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.SplitResult;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * The split of one conjunction of the kind that is hard to split: one weight of 6, the others between 0.2 and 1.2.
 *
 * @param positive whether it says when the conjunction holds, or when it does not
 */
public record SplitTrial(Search search, boolean positive, int inputs, Duration limit) implements Trial {
    private static final int MOST_RULES = 5_000_000;
    private static final int REPEATS = 5;
    private static final double SHORT = 0.1; // seconds
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /** Whose search it is. */
    public enum Search {
        PAPER {
            @Override
            SplitResult split(float[] weights, boolean positive, Budget budget) {
                return positive ? PaperSplit.positive(weights, budget) : PaperSplit.negative(weights, budget);
            }
        },
        CLEAVE {
            @Override
            SplitResult split(float[] weights, boolean positive, Budget budget) {
                return (positive
                                ? NodeSplit.positive(Kind.CONJUNCTIVE, weights)
                                : NodeSplit.negative(Kind.CONJUNCTIVE, weights))
                        .list(MOST_RULES, budget);
            }
        };

        abstract SplitResult split(float[] weights, boolean positive, Budget budget);

        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String key() {
        return String.format(Locale.ROOT, "split-%s-%s-%02d", search.key(), positive ? "positive" : "negative", inputs);
    }

    @Override
    public long seed() {
        return inputs;
    }

    @Override
    public String settings() {
        return "at most " + limit.toSeconds() + " s";
    }

    @Override
    public TrialResult run(DataSetCache library, Budget budget) {
        float[] weights = weights(new Random(seed()));
        warmUp();
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        SplitResult split = measured(weights, budget, figures);
        for (int i = 1;
                i < REPEATS && split instanceof SplitResult.Whole && figures.getOrDefault(Figure.SECONDS, 0.0) < SHORT;
                i++) {
            measured(weights, budget, figures);
        }
        if (split instanceof SplitResult.Whole) {
            figures.put(Figure.RULES, (double) split.rules().size());
            return TrialResult.of(figures, "");
        }
        return TrialResult.of(figures, "did not end within " + limit.toSeconds() + " s");
    }

    /** Keeps the shortest time, of the processor, so that what else the machine does has no part in it. */
    private SplitResult measured(float[] weights, Budget budget, Map<Figure, Double> figures) {
        long start = CLOCK.getCurrentThreadCpuTime();
        SplitResult split = search.split(weights, positive, budget);
        figures.merge(Figure.SECONDS, (CLOCK.getCurrentThreadCpuTime() - start) / 1e9, Math::min);
        return split;
    }

    /** A few small nodes, so that the time is not that of a start. */
    private void warmUp() {
        Budget budget = Budget.of(Duration.ofMillis(200));
        for (int i = 0; i < 200 && !budget.isExhausted(); i++) {
            search.split(new SplitTrial(search, positive, 10, limit).weights(new Random(i)), positive, budget);
        }
    }

    private float[] weights(Random random) {
        float[] weights = new float[inputs];
        weights[0] = 6;
        for (int i = 1; i < inputs; i++) {
            weights[i] = (random.nextBoolean() ? 1 : -1) * (0.2f + random.nextFloat());
        }
        return weights;
    }
}

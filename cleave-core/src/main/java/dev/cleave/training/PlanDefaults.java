package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.network.Activation;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.ScheduleUnit;
import dev.cleave.training.schedule.TemperatureSchedule;
import dev.cleave.training.schedule.WeightForm;
import java.util.List;
import java.util.stream.Stream;

/** Plans for numeric and multiclass tables that nobody has tuned for, from the table's shape alone. */
public final class PlanDefaults {
    private static final int THRESHOLDS = 8; // a column
    private static final int NARROW = 32; // conjunctions
    private static final int WIDE = 64;
    private static final int FEW_ROWS = 500; // too few for a wide network, or for many weights
    private static final int MOST_EPOCHS = 120;
    private static final int FEWEST_STEPS = 1_000;
    private static final double RATE = 0.007;
    private static final double HARD_RATE = 0.01;
    private static final float WEIGHT_LOSS = 1e-4f;
    private static final float PENALTY_OF_FEW_ROWS = 3e-3f;
    private static final float TERNARY_WEIGHT_LOSS = 3e-3f;
    private static final double RAMP = 0.8; // of the ternary phase

    private static final int MEMBER_WIDTH = 64;
    private static final int MEMBER_WIDTH_OF_CLASSES = 128; // of many rows
    private static final int MANY_ROWS = 2_000; // of classes
    private static final int ROWS_OF_L1 = 1_000; // above, many rows of classes see to what the penalty is for
    private static final int LARGE_BATCH =
            64; // from here on the rate is as much larger as the square root of the batch is than that of
    private static final double SMALL_BATCH = 8;
    private static final int MEMBER_SEEN = 16; // predicates of a conjunction, so that networks differ
    private static final double MEMBER_DEVIATION = 0.3;
    private static final float MEMBER_L1 = 3e-4f;

    private PlanDefaults() {}

    /** A network of an ensemble: a soft phase alone, half as long, with conjunctions that each see a few predicates (docs/adr/0024). */
    public static Plan member(Encoding encoding, Dataset train) {
        int batch = batch(train.rows());
        boolean large = encoding.target().exclusive() && train.rows() > MANY_ROWS;
        float l1 = large ? MEMBER_L1 * ROWS_OF_L1 / train.rows() : MEMBER_L1;
        double rate = batch < LARGE_BATCH ? RATE : RATE * Math.sqrt(batch / SMALL_BATCH);
        Phase soft = softPhase(rate, softSteps(train.rows(), batch) / 2);
        return new Plan(
                InputKind.of(encoding, THRESHOLDS),
                HeadKind.of(encoding.target()),
                large ? MEMBER_WIDTH_OF_CLASSES : MEMBER_WIDTH,
                MEMBER_SEEN,
                batch,
                MEMBER_DEVIATION,
                List.of(soft.withLosses(LossWeights.NONE.withWeight(WEIGHT_LOSS).withL1(l1))));
    }

    /** Thresholds where there are numbers, a mutex head where the labels are classes. */
    public static Plan of(Encoding encoding, Dataset train) {
        return of(InputKind.of(encoding, THRESHOLDS), HeadKind.of(encoding.target()), train);
    }

    /** A soft and a hard phase. */
    public static Plan of(InputKind front, HeadKind head, Dataset train) {
        int batch = batch(train.rows());
        long soft = softSteps(train.rows(), batch);
        LossWeights losses =
                LossWeights.NONE.withWeight(WEIGHT_LOSS).withL1(train.rows() < FEW_ROWS ? PENALTY_OF_FEW_ROWS : 0);
        return new Plan(
                front,
                head,
                width(front, train),
                Integer.MAX_VALUE,
                batch,
                0.1,
                List.of(
                        softPhase(RATE, soft).withLosses(losses),
                        hardPhase(soft).withLosses(losses)));
    }

    /**
     * The same, then a phase in which each conjunction becomes one rule, and one in which the others adapt to that.
     *
     * @param plan of a soft and a hard phase
     */
    public static Plan ternary(Plan plan) {
        long steps = plan.soft().steps();
        LossWeights losses = LossWeights.NONE.withWeight(TERNARY_WEIGHT_LOSS);
        Phase ternary = new Phase(
                        Activation.HARD, steps, new LearningRate.Cosine(HARD_RATE, 0.1), DeltaSchedule.constant(1))
                .withLosses(losses)
                .withForm(new WeightForm.Ternary(RAMP));
        Phase masked = new Phase(
                        Activation.HARD, steps / 2, new LearningRate.Cosine(RATE / 2, 0), DeltaSchedule.constant(1))
                .withForm(new WeightForm.Masked());
        return plan.with(Stream.concat(plan.phases().stream(), Stream.of(ternary, masked))
                .toList());
    }

    private static Phase softPhase(double rate, long steps) {
        return new Phase(
                        Activation.SOFT,
                        steps,
                        new LearningRate.Cosine(rate, 0.01),
                        new DeltaSchedule.Exponential(0.1, 0, 10, Math.max(1, 0.6 * steps), ScheduleUnit.STEPS))
                .withTemperature(new TemperatureSchedule.Geometric(1, Phase.COLD, 0.25, 0.8));
    }

    private static Phase hardPhase(long soft) {
        return new Phase(Activation.HARD, soft, new LearningRate.Cosine(HARD_RATE, 0), DeltaSchedule.constant(1));
    }

    /** About 60 steps an epoch. */
    private static int batch(int rows) {
        long power = Math.round(Math.log(rows / 60.0) / Math.log(2));
        return 1 << Math.max(3, Math.min(7, power));
    }

    /** More for tables of more than some thousand rows, and never more than some epochs but where rows are so few that a network would hardly move. */
    private static long softSteps(int rows, int batch) {
        long epoch = (rows + batch - 1) / batch;
        return Math.min(rows > 5_000 ? 6_000 : 4_200, Math.max(FEWEST_STEPS, MOST_EPOCHS * epoch));
    }

    private static int width(InputKind front, Dataset train) {
        boolean wide = front.size(train) > WIDE && train.rows() > FEW_ROWS;
        return wide || train.outputs() > 4 ? WIDE : NARROW;
    }
}

package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.network.Activation;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.ScheduleUnit;
import dev.cleave.training.schedule.WeightForm;
import java.util.List;
import java.util.stream.Stream;

/** Plans for networks that invent their predicates; docs/adr/0014 says where the numbers come from. */
public final class MlpPlans {
    private static final int HIDDEN = 256;
    private static final int PREDICATES = 64;
    private static final int CONJUNCTIONS = 64;
    private static final long STEPS = 4_200; // of the soft phase, at most
    private static final double RATE = 0.015;
    private static final double HARD_RATE = 0.005;
    private static final double TERNARY_RATE = 0.01;
    private static final float WEIGHT_LOSS = 1e-4f;
    private static final float DECAY = 3e-4f;
    private static final float TERNARY_DECAY = 1e-5f;
    private static final float FRONT_DECAY = 1e-4f; // of ternary phases
    private static final float TERNARY_L1 = 3e-3f;
    private static final double RAMP = 0.5; // of the ternary phase

    private MlpPlans() {}

    /** A soft and a hard phase. */
    public static Plan of(Encoding encoding, Dataset train) {
        Plan plan = PlanDefaults.of(front(encoding), HeadKind.of(encoding.target()), train)
                .withWidth(CONJUNCTIONS);
        LossWeights losses = LossWeights.NONE.withWeight(WEIGHT_LOSS).withDecay(DECAY);
        long steps = Math.min(STEPS, plan.soft().steps());
        Phase soft = new Phase(
                Activation.SOFT,
                steps,
                new LearningRate.Cosine(RATE, 0.01),
                new DeltaSchedule.Exponential(0.1, 0, 10, Math.max(1, 0.6 * steps), ScheduleUnit.STEPS));
        Phase hard =
                new Phase(Activation.HARD, steps, new LearningRate.Cosine(HARD_RATE, 0), DeltaSchedule.constant(1));
        return plan.with(List.of(soft.withLosses(losses), hard.withLosses(losses)));
    }

    private static InputKind front(Encoding encoding) {
        return new InputKind.Mlp(encoding.plainAtoms(), HIDDEN, PREDICATES);
    }

    /**
     * The same, then a phase in which each conjunction becomes one rule, and one in which the others adapt to that.
     *
     * @param plan of a soft and a hard phase
     */
    public static Plan ternary(Plan plan) {
        long steps = plan.soft().steps();
        LossWeights losses = LossWeights.NONE.withDecay(TERNARY_DECAY).withFrontDecay(FRONT_DECAY);
        Phase ternary = new Phase(
                        Activation.HARD,
                        3 * steps / 2,
                        new LearningRate.Cosine(TERNARY_RATE, 0.1),
                        DeltaSchedule.constant(1))
                .withLosses(losses.withL1(TERNARY_L1))
                .withForm(new WeightForm.Ternary(RAMP));
        Phase masked = new Phase(
                        Activation.HARD, steps, new LearningRate.Cosine(HARD_RATE, 0), DeltaSchedule.constant(1))
                .withLosses(losses)
                .withForm(new WeightForm.Masked());
        return plan.with(Stream.concat(plan.phases().stream(), Stream.of(ternary, masked))
                .toList());
    }
}

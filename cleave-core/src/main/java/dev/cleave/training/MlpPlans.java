package dev.cleave.training;

import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.model.Activation;
import java.util.List;
import java.util.stream.Stream;

/** Plans for networks that invent their predicates; docs/adr/0014 says where the numbers come from. */
public final class MlpPlans {
    private static final int CONJUNCTIONS = 38;
    private static final long STEPS = 4_200;
    private static final double RATE = 0.015;
    private static final double HARD_RATE = 0.01;
    private static final double LAST_RATE = 0.0035;
    private static final float DECAY = 3e-4f;
    private static final float TERNARY_L1 = 3e-4f;
    private static final double RAMP = 0.5; // of the ternary phase

    private MlpPlans() {}

    /** A soft and a hard phase. */
    public static Plan of(Encoding encoding, Dataset train) {
        Plan plan = PlanDefaults.of(Front.Mlp.of(encoding), HeadKind.of(encoding.target()), train)
                .withWidth(CONJUNCTIONS);
        LossWeights losses = LossWeights.NONE.withDecay(DECAY);
        long steps = Math.min(STEPS, plan.soft().steps());
        Phase soft = new Phase(
                Activation.SOFT,
                steps,
                new LearningRate.Cosine(RATE, 0.01),
                new DeltaSchedule.Exponential(0.1, 0, 10, Math.max(1, 0.6 * steps), Pace.STEPS));
        Phase hard =
                new Phase(Activation.HARD, steps, new LearningRate.Cosine(HARD_RATE, 0), DeltaSchedule.constant(1));
        return plan.with(List.of(soft.withLosses(losses), hard.withLosses(losses)));
    }

    /**
     * The same, then a phase in which each conjunction becomes one rule, and one in which the others adapt to that.
     *
     * @param plan of a soft and a hard phase
     */
    public static Plan ternary(Plan plan) {
        long steps = plan.soft().steps();
        Phase ternary = new Phase(
                        Activation.HARD, steps, new LearningRate.Cosine(HARD_RATE, 0.1), DeltaSchedule.constant(1))
                .withLosses(LossWeights.NONE.withL1(TERNARY_L1).withDecay(DECAY))
                .withForm(new WeightForm.Ternary(RAMP));
        Phase masked = new Phase(
                        Activation.HARD, steps / 2, new LearningRate.Cosine(LAST_RATE, 0), DeltaSchedule.constant(1))
                .withLosses(LossWeights.NONE.withDecay(DECAY))
                .withForm(new WeightForm.Masked());
        return plan.with(Stream.concat(plan.phases().stream(), Stream.of(ternary, masked))
                .toList());
    }
}

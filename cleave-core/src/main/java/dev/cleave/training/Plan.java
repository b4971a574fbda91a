package dev.cleave.training;

import dev.cleave.model.Activation;
import java.util.ArrayList;
import java.util.List;

/**
 * How one network is trained: its width, the batches, the losses, a soft and a hard phase.
 *
 * @param conjunctions the number of conjunctive nodes
 * @param batch rows a step
 * @param deviation the standard deviation of the first weights
 */
public record Plan(int conjunctions, int batch, double deviation, LossWeights losses, Phase soft, Phase hard) {
    private static final float[] PENALTIES = {3e-3f, 1e-3f, 1e-4f, 1e-5f}; // of equals the sparser wins

    public Plan {
        Checks.require(conjunctions >= 1, "the number of conjunctions", conjunctions, "at least 1");
        Checks.require(batch >= 1, "the batch", batch, "at least 1");
        Checks.require(deviation > 0, "the deviation of the first weights", deviation, "above 0");
    }

    /** The plan for a task that nobody has tuned for; docs/adr/0005 says where the numbers come from. */
    public static Plan forShape(Shape shape) {
        return new Plan(
                width(shape),
                shape.rows() > 20_000 ? 128 : 32,
                0.1,
                LossWeights.NONE.withL1(1e-4f),
                new Phase(
                        Activation.SOFT,
                        6_000,
                        new LearningRate.Cosine(0.01, 0.1),
                        new DeltaSchedule.Exponential(0.1, 0, 10, 3_000, Pace.STEPS)),
                new Phase(Activation.HARD, 3_000, new LearningRate.Cosine(0.01, 0), DeltaSchedule.constant(1)));
    }

    /** Plans that differ in how strongly they prefer few weights; one training each, and validation chooses. */
    public static List<Plan> round(Shape shape) {
        Plan plan = forShape(shape);
        List<Plan> round = new ArrayList<>();
        for (float l1 : PENALTIES) {
            round.add(plan.withLosses(plan.losses.withL1(l1)));
        }
        return round;
    }

    /** 64 conjunctions or more: as many as there are atoms, up to 128, and 4 for each output; a multiple of 8. */
    private static int width(Shape shape) {
        int wanted = Math.max(64, Math.max(Math.min(shape.atoms(), 128), 4 * shape.outputs()));
        return 8 * ((wanted + 7) / 8);
    }

    /** Twice as wide and twice as long, for a task that this plan is too small for. */
    public Plan doubled() {
        return new Plan(
                2 * conjunctions,
                batch,
                deviation,
                losses,
                soft.withSteps(2 * soft.steps()).withDelta(soft.delta().stretched(2)),
                hard.withSteps(2 * hard.steps()));
    }

    public long steps() {
        return soft.steps() + hard.steps();
    }

    public Plan withLosses(LossWeights other) {
        return new Plan(conjunctions, batch, deviation, other, soft, hard);
    }
}

package dev.cleave.training;

import dev.cleave.network.Activation;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.ScheduleUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * How one network is trained: what it reads and answers, its width, the batches, one phase after the other.
 *
 * @param conjunctions the number of conjunctive nodes
 * @param batch rows a step
 * @param deviation the standard deviation of the first weights
 * @param seen how many predicates each conjunction sees; all, where there are no more
 */
public record Plan(
        InputKind front, HeadKind head, int conjunctions, int seen, int batch, double deviation, List<Phase> phases) {
    private static final float[] PENALTIES = {3e-3f, 1e-3f, 1e-4f, 1e-5f}; // of equals the sparser wins

    public Plan {
        phases = List.copyOf(phases);
        SettingChecks.require(conjunctions >= 1, "the number of conjunctions", conjunctions, "at least 1");
        SettingChecks.require(seen >= 1, "the number of inputs that a conjunction sees", seen, "at least 1");
        SettingChecks.require(batch >= 1, "the batch", batch, "at least 1");
        SettingChecks.require(deviation > 0, "the deviation of the first weights", deviation, "above 0");
        SettingChecks.require(!phases.isEmpty(), "the number of phases", phases.size(), "at least 1");
        if (phases.get(0).activation() != Activation.SOFT
                || phases.stream().skip(1).anyMatch(phase -> phase.activation() != Activation.HARD)) {
            throw new IllegalArgumentException("the first phase must be soft, and those after it hard: " + phases);
        }
    }

    /** Atoms as they are, independent outputs, a soft and a hard phase with the same losses. */
    public Plan(int conjunctions, int batch, double deviation, LossWeights losses, Phase soft, Phase hard) {
        this(
                new InputKind.Given(),
                HeadKind.INDEPENDENT,
                conjunctions,
                Integer.MAX_VALUE,
                batch,
                deviation,
                List.of(soft.withLosses(losses), hard.withLosses(losses)));
    }

    /** The plan for a task that nobody has tuned for; docs/adr/0005 says where the numbers come from. */
    public static Plan forShape(TaskShape shape) {
        return new Plan(
                width(shape),
                shape.rows() > 20_000 ? 128 : 32,
                0.1,
                LossWeights.NONE.withL1(1e-4f),
                new Phase(
                        Activation.SOFT,
                        6_000,
                        new LearningRate.Cosine(0.01, 0.1),
                        new DeltaSchedule.Exponential(0.1, 0, 10, 3_000, ScheduleUnit.STEPS)),
                new Phase(Activation.HARD, 3_000, new LearningRate.Cosine(0.01, 0), DeltaSchedule.constant(1)));
    }

    /** Plans that differ in how strongly they prefer few weights; one training each, and validation chooses. */
    public static List<Plan> round(TaskShape shape) {
        Plan plan = forShape(shape);
        List<Plan> round = new ArrayList<>();
        for (float l1 : PENALTIES) {
            round.add(plan.withLosses(plan.losses().withL1(l1)));
        }
        return round;
    }

    /** 64 conjunctions or more: as many as there are atoms, up to 128, and 4 for each output; a multiple of 8. */
    private static int width(TaskShape shape) {
        int wanted = Math.max(64, Math.max(Math.min(shape.atoms(), 128), 4 * shape.outputs()));
        return 8 * ((wanted + 7) / 8);
    }

    /** The first phase. */
    public Phase soft() {
        return phases.get(0);
    }

    /** The second phase, or the only one. */
    public Phase hard() {
        return phases.get(Math.min(1, phases.size() - 1));
    }

    /** Those of the first phase. */
    public LossWeights losses() {
        return soft().losses();
    }

    /** Twice as wide and twice as long, for a task that this plan is too small for. */
    public Plan doubled() {
        List<Phase> longer = phases.stream().map(phase -> phase.stretched(2)).toList();
        return new Plan(front, head, 2 * conjunctions, seen, batch, deviation, longer);
    }

    public long steps() {
        return phases.stream().mapToLong(Phase::steps).sum();
    }

    /** The same losses in every phase. */
    public Plan withLosses(LossWeights other) {
        return with(phases.stream().map(phase -> phase.withLosses(other)).toList());
    }

    public Plan with(List<Phase> others) {
        return new Plan(front, head, conjunctions, seen, batch, deviation, others);
    }

    public Plan with(InputKind other) {
        return new Plan(other, head, conjunctions, seen, batch, deviation, phases);
    }

    public Plan with(HeadKind other) {
        return new Plan(front, other, conjunctions, seen, batch, deviation, phases);
    }

    /** Another number of conjunctions. */
    public Plan withWidth(int other) {
        return new Plan(front, head, other, seen, batch, deviation, phases);
    }

    /** Each conjunction sees so many predicates, chosen at random once. */
    public Plan withSeen(int other) {
        return new Plan(front, head, conjunctions, other, batch, deviation, phases);
    }
}

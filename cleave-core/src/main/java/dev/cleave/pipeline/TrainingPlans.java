package dev.cleave.pipeline;

import dev.cleave.ClassHead;
import dev.cleave.encoding.Dataset;
import dev.cleave.training.HeadKind;
import dev.cleave.training.MlpPlans;
import dev.cleave.training.Plan;
import dev.cleave.training.PlanDefaults;
import dev.cleave.training.TaskParts;
import dev.cleave.training.TaskShape;
import java.util.Collections;
import java.util.List;

/** Which networks are trained for a task. */
final class TrainingPlans {
    private static final int NETWORKS = 2;
    private static final int WIDE = 128; // conjunctions

    private TrainingPlans() {}

    /** For atoms as they are. */
    static List<Plan> overAtoms(TrainingTask task) {
        return Plan.round(TaskShape.of(task.rows().fit()));
    }

    /** For atoms as they are; of a wide task there are many networks already. */
    static List<Plan> overAtoms(TrainingTask task, TaskParts parts) {
        List<Plan> round = Plan.round(parts.shape(task.rows().fit().rows()));
        return parts.isDivided() ? round.subList(0, NETWORKS) : round;
    }

    /** Some networks; for classes with the heads that the options say. */
    static List<Plan> of(TrainingTask task) {
        Dataset fit = task.rows().fit();
        Plan plan =
                task.inventsPredicates() ? MlpPlans.of(task.encoding(), fit) : PlanDefaults.of(task.encoding(), fit);
        return task.hasClasses() && !task.inventsPredicates()
                ? heads(task.options().head()).stream().map(plan::with).toList()
                : Collections.nCopies(NETWORKS, plan);
    }

    /** As {@link #of}, with the many conjunctions that rows labelled by an ensemble are enough for. */
    static List<Plan> wide(TrainingTask task) {
        return task.inventsPredicates()
                ? of(task)
                : of(task).stream()
                        .map(plan -> plan.withWidth(Math.max(WIDE, plan.conjunctions())))
                        .toList();
    }

    /** As {@link #of}, each ending with a ternary network. */
    static List<Plan> ternary(TrainingTask task) {
        return of(task).stream()
                .map(plan -> task.inventsPredicates() ? MlpPlans.ternary(plan) : PlanDefaults.ternary(plan))
                .toList();
    }

    /** Of one network after the other. */
    private static List<HeadKind> heads(ClassHead head) {
        return switch (head) {
            case BOTH -> List.of(HeadKind.MUTEX, HeadKind.MUTEX, HeadKind.EXACTLY_ONE);
            case MUTEX -> Collections.nCopies(3, HeadKind.MUTEX);
            case EXACTLY_ONE -> Collections.nCopies(3, HeadKind.EXACTLY_ONE);
        };
    }
}

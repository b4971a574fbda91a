package dev.cleave.evaluation;

import java.util.List;
import java.util.OptionalDouble;

/** The stages of one learning, in their order. */
public record Ledger(Task task, List<Stage> stages) {
    public Ledger {
        stages = List.copyOf(stages);
    }

    /** Whether rows were given weights that make a difference. */
    public boolean isWeighted() {
        return stages.stream().anyMatch(Stage::isWeighted);
    }

    /** The paper's F1 of a stage; empty where no rows were held out for that part. */
    public OptionalDouble f1(Stage stage, RowPart part) {
        return stage.on(part).stream().mapToDouble(task::f1).findFirst();
    }
}

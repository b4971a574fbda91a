package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.lab.baseline.mlp.MlpSettings;
import dev.cleave.lab.baseline.mlp.MlpTraining;

/** A perceptron with all outputs at once. */
record Mlp() implements Baseline {
    @Override
    public String name() {
        return "MLP";
    }

    @Override
    public BaselineResult learn(BaselineTask lesson, long seed, Budget budget) {
        MlpSettings course = MlpSettings.forRows(lesson.train().rows());
        MlpTraining given = MlpTraining.give(
                BaselineFeatures.of(lesson.encoding(), lesson.train()),
                lesson.train(),
                lesson.encoding().target().exclusive(),
                course,
                seed,
                budget);
        String note = given.steps() < course.steps()
                ? "stopped after " + given.steps() + " of " + course.steps() + " steps"
                : "";
        return new BaselineResult(
                given.answers(BaselineFeatures.of(lesson.encoding(), lesson.test())), RuleSize.NONE, note);
    }
}

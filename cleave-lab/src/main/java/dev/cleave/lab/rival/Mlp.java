package dev.cleave.lab.rival;

import dev.cleave.budget.Budget;
import dev.cleave.lab.rival.mlp.Course;
import dev.cleave.lab.rival.mlp.Tuition;
import dev.cleave.ledger.Size;

/** A perceptron with all outputs at once. */
record Mlp() implements Rival {
    @Override
    public String name() {
        return "MLP";
    }

    @Override
    public Outcome learn(Lesson lesson, long seed, Budget budget) {
        Course course = Course.forRows(lesson.train().rows());
        Tuition given = Tuition.give(
                Features.of(lesson.encoding(), lesson.train()),
                lesson.train(),
                lesson.encoding().target().exclusive(),
                course,
                seed,
                budget);
        String note = given.steps() < course.steps()
                ? "stopped after " + given.steps() + " of " + course.steps() + " steps"
                : "";
        return new Outcome(given.answers(Features.of(lesson.encoding(), lesson.test())), Size.NONE, note);
    }
}

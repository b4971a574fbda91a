package dev.cleave.lab.rival;

import dev.cleave.budget.Budget;
import dev.cleave.ledger.Size;
import java.util.function.IntUnaryOperator;

/** A way of learning one question. */
interface Pupil {
    /** @param question of the training rows, whose classes are not all the same */
    Reply learn(Lesson lesson, Question question, long seed, Budget budget);

    /**
     * What was learned.
     *
     * @param classOf the class of a row that was held out
     * @param size of a tree, {@link Size#NONE} of anything else
     * @param note empty where there is nothing to say
     */
    record Reply(IntUnaryOperator classOf, Size size, String note) {}
}

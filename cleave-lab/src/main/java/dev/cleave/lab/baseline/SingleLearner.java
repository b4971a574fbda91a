package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.RuleSize;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;

/** A way of learning one question. */
interface SingleLearner {
    /** @param question of the training rows, whose classes are not all the same */
    Reply learn(BaselineTask lesson, ClassQuestion question, long seed, Budget budget);

    /**
     * What was learned.
     *
     * @param classOf the class of a row that was held out
     * @param size of a tree, {@link RuleSize#NONE} of anything else
     * @param note empty where there is nothing to say
     * @param probabilityOf how probable that class is said to be; NaN where nothing is said
     */
    record Reply(IntUnaryOperator classOf, RuleSize size, String note, IntToDoubleFunction probabilityOf) {
        /** Without probabilities. */
        Reply(IntUnaryOperator classOf, RuleSize size, String note) {
            this(classOf, size, note, row -> Double.NaN);
        }
    }
}

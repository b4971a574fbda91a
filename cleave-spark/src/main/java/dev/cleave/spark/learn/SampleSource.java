package dev.cleave.spark.learn;

import dev.cleave.table.Table;

/** Where the driver gets rows to learn from. */
sealed interface SampleSource permits KindSample, DrawnSample {
    /** About so many rows, in which labels stand as often as in all rows to learn from; rare ones more often. */
    Table sample(int size);

    /** Below which {@link MarkedRows#DRAW} of a row means that it may have been in a sample of this size; 0 where rows have no part in it. */
    double drawn(int size);

    /** In words, for the model. */
    String describe();
}

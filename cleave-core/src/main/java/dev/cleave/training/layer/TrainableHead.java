package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;

/** The loss at the outputs, and what counts as an error there. All grids are [outputs x rows], targets are +-1. */
public sealed interface TrainableHead permits IndependentHeads, MutexHeads, ExactlyOneHeads {
    /** Writes the loss's gradient of f. */
    void backward(Grid z, Grid targets, int rows, StepSettings settings, Grid dz);

    /** Adds to {@code errors}, by output, the rows that are not what the target says; z is of rows from, from + 1, ... */
    void countErrors(Grid z, BitMatrix targets, int from, int to, int[] errors);
}

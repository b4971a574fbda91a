/**
 * From encoded rows to a trained network: {@code Dataset -> NeuralDnf (soft) -> NeuralDnf (hard)}. The plan, its phases and
 * schedules, the losses and the optimiser (the paper's section 5 and its appendix on experiments).
 */
@NullMarked
package dev.cleave.training;

import org.jspecify.annotations.NullMarked;

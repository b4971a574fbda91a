/**
 * Removes weights that a network does not need: {@code NeuralDnf, Dataset -> NeuralDnf}. {@code Pruner} works on the hard
 * network, one weight at a time, without forward passes; {@code PaperPruning} is the paper's own (its appendix on
 * experiments), on the soft network.
 */
@NullMarked
package dev.cleave.pruning;

import org.jspecify.annotations.NullMarked;

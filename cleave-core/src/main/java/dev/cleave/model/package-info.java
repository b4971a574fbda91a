/**
 * The network: {@code Dataset -> NeuralDnf}. Semi-symbolic layers (the paper's equation 1), predicates before them, a head
 * after them, and the soft-valued truth table of a node (the paper's section 2). Networks are immutable.
 */
@NullMarked
package dev.cleave.model;

import org.jspecify.annotations.NullMarked;

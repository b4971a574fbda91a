/**
 * One training step: forward and backward passes of the layers, and the optimiser, on the loops of {@code kernel}.
 */
@NullMarked
package dev.cleave.training.layer;

import org.jspecify.annotations.NullMarked;

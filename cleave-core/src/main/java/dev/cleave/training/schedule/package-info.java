/**
 * What changes while training goes on: learning rate, delta, temperature, weights of losses, phase by phase.
 */
@NullMarked
package dev.cleave.training.schedule;

import org.jspecify.annotations.NullMarked;

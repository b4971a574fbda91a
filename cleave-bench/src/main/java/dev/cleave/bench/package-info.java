/** Measures training steps, splitting and pruning: with JMH, and in quick runs that print one line a shape or node. */
@NullMarked
package dev.cleave.bench;

import org.jspecify.annotations.NullMarked;

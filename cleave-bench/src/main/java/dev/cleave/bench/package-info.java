/** Measures training steps: with JMH, and in a quick run that prints one line a shape. */
@NullMarked
package dev.cleave.bench;

import org.jspecify.annotations.NullMarked;

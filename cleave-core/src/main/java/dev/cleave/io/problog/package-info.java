/**
 * Rules with classes as a ProbLog program, with probabilities.
 */
@NullMarked
package dev.cleave.io.problog;

import org.jspecify.annotations.NullMarked;

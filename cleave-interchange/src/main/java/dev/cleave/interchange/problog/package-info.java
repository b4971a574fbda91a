/**
 * Rules with classes as a ProbLog program, with probabilities. Input: a network with classes and the rules that it is. Output: text.
 */
@NullMarked
package dev.cleave.interchange.problog;

import org.jspecify.annotations.NullMarked;

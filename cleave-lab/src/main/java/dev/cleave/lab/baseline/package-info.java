/**
 * What people use instead: Tribuo's learners, a perceptron, the optimal sparse decision tree.
 */
@NullMarked
package dev.cleave.lab.baseline;

import org.jspecify.annotations.NullMarked;

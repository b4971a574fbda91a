/**
 * A perceptron of two hidden layers.
 */
@NullMarked
package dev.cleave.lab.baseline.mlp;

import org.jspecify.annotations.NullMarked;

/** A plain perceptron on the kernels of the core. */
@NullMarked
package dev.cleave.lab.rival.mlp;

import org.jspecify.annotations.NullMarked;

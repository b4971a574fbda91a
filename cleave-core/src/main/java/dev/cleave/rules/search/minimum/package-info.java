/** Minima of smooth functions of many numbers. Input: a function with its gradient, or a system of equations. Output: where the minimum is. */
@NullMarked
package dev.cleave.rules.search.minimum;

import org.jspecify.annotations.NullMarked;

/**
 * The numeric loops of training. Input: plain float arrays behind small views. Output: the same arrays, updated in place.
 * {@link dev.cleave.kernel.Kernels#best()} chooses between a plain and a Vector API implementation once.
 *
 * <p>The shape that everything shares is the <em>panel</em>: [rows][16], sixteen neighbouring values that are always worked
 * on together. Lanes beyond the true width are pads; they hold 0 and stay 0.
 */
@NullMarked
package dev.cleave.kernel;

import org.jspecify.annotations.NullMarked;

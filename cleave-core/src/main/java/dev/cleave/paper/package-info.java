/**
 * The paper's own algorithms, by name, for comparison: pruning, thresholding, disentanglement (sections 2 and 3, appendices B and C)
 * and its published settings.
 */
@NullMarked
package dev.cleave.paper;

import org.jspecify.annotations.NullMarked;

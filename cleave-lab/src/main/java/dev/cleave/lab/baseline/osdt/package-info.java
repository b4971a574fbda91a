/**
 * Optimal sparse decision trees by branch and bound.
 */
@NullMarked
package dev.cleave.lab.baseline.osdt;

import org.jspecify.annotations.NullMarked;

/**
 * Optimal sparse decision trees (Hu, Rudin and Seltzer, 2019): the tree with the least errors + price x leaves on rows of
 * binary features, by branch and bound over sets of rows. Every set of rows that a path can lead to is a
 * {@link dev.cleave.lab.rival.osdt.Part}, met once however many paths lead to it.
 */
@NullMarked
package dev.cleave.lab.rival.osdt;

import org.jspecify.annotations.NullMarked;

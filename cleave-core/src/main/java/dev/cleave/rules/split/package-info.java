/**
 * When one node is true, as plain rules: the paper's section 3, with a delay that is linear in the number of inputs, and counting
 * without listing.
 */
@NullMarked
package dev.cleave.rules.split;

import org.jspecify.annotations.NullMarked;

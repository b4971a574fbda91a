/**
 * The smallest change of a row that changes its answer. Input: rules, a row. Output: the columns to change, and to what.
 */
@NullMarked
package dev.cleave.explanation.counterfactual;

import org.jspecify.annotations.NullMarked;

/**
 * Gradient boosting: many small trees over the atoms of rows, each along the gradient of the loss that the others leave. Input: rows with a
 * probability for each class. Output: the trees together as conjunctions with scores.
 */
@NullMarked
package dev.cleave.rules.search.boost;

import org.jspecify.annotations.NullMarked;

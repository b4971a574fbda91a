/**
 * Conjunctions with scores, searched without a fold of the rows at a time, so that rows tell how many help that neither the search nor the networks
 * saw. Input: rows as they are taught. Output: for each kind of search what it leads to, fold by fold.
 */
@NullMarked
package dev.cleave.pipeline.folds;

import org.jspecify.annotations.NullMarked;

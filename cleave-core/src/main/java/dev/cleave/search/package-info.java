/**
 * From rows of atoms and candidate bodies to a short rule list: {@code Sample + pool -> rules}. {@code BinarySearch} covers the
 * rows of one head; {@code MulticlassSearch} finds conjunctions and the scores that they give to each class;
 * {@code ThresholdPolish} moves cuts, {@code ShortestCut} writes them short, {@code Mixture} makes more rows of a small table.
 */
@NullMarked
package dev.cleave.search;

import org.jspecify.annotations.NullMarked;

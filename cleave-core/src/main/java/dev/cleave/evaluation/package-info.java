/**
 * How good it is. Input: predicted and actual labels, rules and rows. Output: {@code Scores}, the {@code Ledger} of the stages,
 * {@code Evidence} for each rule, and how probable its answers are ({@code Calibration}).
 */
@NullMarked
package dev.cleave.evaluation;

import org.jspecify.annotations.NullMarked;

/**
 * What rows that were not learned from say of rules: their scores ({@code Model + Dataset -> Evaluation}), and how probable each
 * answer is ({@code Calibration}).
 */
@NullMarked
package dev.cleave.evaluation;

import org.jspecify.annotations.NullMarked;

/**
 * Rules as an answer-set program that clingo reads. Input: a {@code RuleSet} and its words. Output: text.
 */
@NullMarked
package dev.cleave.interchange.asp;

import org.jspecify.annotations.NullMarked;

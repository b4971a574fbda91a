/**
 * Rules as an answer-set program that clingo reads.
 */
@NullMarked
package dev.cleave.io.asp;

import org.jspecify.annotations.NullMarked;

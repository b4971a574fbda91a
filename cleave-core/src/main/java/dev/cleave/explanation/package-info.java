/**
 * Why a row has its answer. Input: a model and a row. Output: the rules that fired or the points that conditions gave, and the least that
 * would have to change.
 */
@NullMarked
package dev.cleave.explanation;

import org.jspecify.annotations.NullMarked;

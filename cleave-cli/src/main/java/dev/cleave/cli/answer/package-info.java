/**
 * What {@code learn} answers a person, in the order in which it is asked: what was read, how good it is, the rules, how much smaller or
 * better they could be, what is proved, and what to do next. Lines fit 80 columns.
 */
@NullMarked
package dev.cleave.cli.answer;

import org.jspecify.annotations.NullMarked;

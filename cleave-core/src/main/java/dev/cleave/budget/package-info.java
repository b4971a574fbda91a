/**
 * What work may cost: a time limit and a way to cancel. Anything that may take long takes a {@code Budget} and returns a
 * result that says so when it ran out.
 */
@NullMarked
package dev.cleave.budget;

import org.jspecify.annotations.NullMarked;

/** What is odd about the rules of a model: in themselves, on rows, and of rows that differ from those of training. */
@NullMarked
package dev.cleave.lint;

import org.jspecify.annotations.NullMarked;

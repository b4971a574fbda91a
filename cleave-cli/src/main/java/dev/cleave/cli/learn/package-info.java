/** One learning: what is held out, the run, and what is said of it to people and to machines. */
@NullMarked
package dev.cleave.cli.learn;

import org.jspecify.annotations.NullMarked;

/** The command {@code cleave}: options in, answers on standard output, progress and errors on standard error. */
@NullMarked
package dev.cleave.cli;

import org.jspecify.annotations.NullMarked;

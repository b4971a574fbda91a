/** What several commands take on the command line: data, weights, samples, times. */
@NullMarked
package dev.cleave.cli.option;

import org.jspecify.annotations.NullMarked;

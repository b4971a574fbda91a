/** Lines of {@code predict}: a row each, with what was odd about it. */
@NullMarked
package dev.cleave.cli.prediction;

import org.jspecify.annotations.NullMarked;

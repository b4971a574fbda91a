/** Two models: which rules are new, gone or changed, and on how many inputs and rows they differ. */
@NullMarked
package dev.cleave.comparison;

import org.jspecify.annotations.NullMarked;

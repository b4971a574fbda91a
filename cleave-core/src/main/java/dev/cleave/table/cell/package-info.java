/**
 * What the text of a cell means: missing, a number, a word of truth, a value.
 */
@NullMarked
package dev.cleave.table.cell;

import org.jspecify.annotations.NullMarked;

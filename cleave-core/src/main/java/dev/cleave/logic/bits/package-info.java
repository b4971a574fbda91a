/**
 * Sets of rows and atoms as machine words: a rule is answered for 64 rows at once.
 */
@NullMarked
package dev.cleave.logic.bits;

import org.jspecify.annotations.NullMarked;

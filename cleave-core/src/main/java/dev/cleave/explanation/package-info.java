/** Why rules answer a row as they do, and what would give it another answer ({@code Model + row -> Explanation}). */
@NullMarked
package dev.cleave.explanation;

import org.jspecify.annotations.NullMarked;

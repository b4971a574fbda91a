/**
 * Decides, from the training rows alone, what each column is. Input: a {@code Table}. Output: an {@code Encoding}; the rules of the
 * decision are in the documentation of {@code dev.cleave.encoding}.
 */
@NullMarked
package dev.cleave.encoding.fit;

import org.jspecify.annotations.NullMarked;

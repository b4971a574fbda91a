/**
 * The model file: versioned JSON. Input: a {@code Model}. Output: the same model, read back.
 */
@NullMarked
package dev.cleave.io;

import org.jspecify.annotations.NullMarked;

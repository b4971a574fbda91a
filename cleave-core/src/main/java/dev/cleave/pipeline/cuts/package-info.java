/**
 * Thresholds of numbers in bodies: where they are, and encodings that have those that are used alone. Input: an encoding, a table, bodies.
 * Output: bodies over another encoding.
 */
@NullMarked
package dev.cleave.pipeline.cuts;

import org.jspecify.annotations.NullMarked;

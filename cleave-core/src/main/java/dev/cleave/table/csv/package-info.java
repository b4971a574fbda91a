/**
 * Reading and writing CSV. Input: bytes, gzipped or not, of any sensible dialect. Output: a {@code Table}.
 */
@NullMarked
package dev.cleave.table.csv;

import org.jspecify.annotations.NullMarked;

/**
 * Boolean networks as text. Input: a .bnet file. Output: a {@code BooleanNetwork}, a formula for each gene.
 */
@NullMarked
package dev.cleave.table.bnet;

import org.jspecify.annotations.NullMarked;

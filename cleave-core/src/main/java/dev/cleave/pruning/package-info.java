/**
 * Takes weights from a hard network while it answers its rows as before. Input: a network and rows. Output: a network of the same
 * shape with zeros. The paper's own pruning is in {@code paper}.
 */
@NullMarked
package dev.cleave.pruning;

import org.jspecify.annotations.NullMarked;

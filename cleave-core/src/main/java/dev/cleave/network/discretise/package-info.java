/**
 * From a network with learned thresholds or invented predicates to one over atoms. Input: a hard network. Output: the same network
 * over the atoms of a new {@code Encoding}.
 */
@NullMarked
package dev.cleave.network.discretise;

import org.jspecify.annotations.NullMarked;

/**
 * Neural DNF networks, immutable. Input: encoded rows. Output: labels and probabilities, exactly as docs/adr/0001 says. The paper's
 * section 2: semi-symbolic layers; predicates before them, a head behind them.
 */
@NullMarked
package dev.cleave.network;

import org.jspecify.annotations.NullMarked;

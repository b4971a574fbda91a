/**
 * Behaviours as clauses of a SAT solver: gates, thresholds as decision diagrams, sums in binary.
 */
@NullMarked
package dev.cleave.verification.circuit;

import org.jspecify.annotations.NullMarked;

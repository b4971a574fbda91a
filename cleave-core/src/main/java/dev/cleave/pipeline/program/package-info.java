/**
 * Conjunctions with points as the programs and networks that they are, and what each stage of a learning scores. Input: bodies and scores, rows. Output:
 * rule sets, hard networks, a ledger.
 */
@NullMarked
package dev.cleave.pipeline.program;

import org.jspecify.annotations.NullMarked;

/**
 * From networks and rows to rules. Input: rows of one output, hard networks. Output: {@code Candidate}s, of which
 * {@code CandidateChoice} keeps one.
 */
@NullMarked
package dev.cleave.rules;

import org.jspecify.annotations.NullMarked;

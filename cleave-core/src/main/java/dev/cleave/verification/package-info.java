/**
 * Are two things the same on every valid input? Input: two {@code Behaviour}s and a domain. Output: a {@code Verdict} with its
 * {@code Scope}.
 */
@NullMarked
package dev.cleave.verification;

import org.jspecify.annotations.NullMarked;

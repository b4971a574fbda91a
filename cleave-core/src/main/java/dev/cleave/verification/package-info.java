/**
 * Whether rules are what a network does: {@code NeuralDnf + RuleSet + Domain -> Verdict}. A hard network is a set of
 * pseudo-Boolean constraints, so that "some valid input where they differ" is a question for a SAT solver: no answer is a
 * proof, an answer is a counterexample. A soft network is gone through input by input where its inputs are few enough.
 * Works out the claim of the paper's section 3 that disentangling preserves truth, for a given network and program.
 */
@NullMarked
package dev.cleave.verification;

import org.jspecify.annotations.NullMarked;

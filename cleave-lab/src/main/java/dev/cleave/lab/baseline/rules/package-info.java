/**
 * RIPPER (Cohen, Fast Effective Rule Induction, 1995) and PART (Frank and Witten, Generating Accurate Rule Sets Without Global
 * Optimization, 1998), from their papers; what these leave open is in docs/adr/0023. In: rows with a class each. Out: a list of
 * rules.
 */
@NullMarked
package dev.cleave.lab.baseline.rules;

import org.jspecify.annotations.NullMarked;

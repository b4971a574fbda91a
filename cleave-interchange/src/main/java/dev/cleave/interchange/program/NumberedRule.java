package dev.cleave.interchange.program;

import dev.cleave.logic.Rule;

/**
 * A rule and what it is of.
 *
 * @param number from 1 on
 * @param isAuxiliary whether it is of an auxiliary; else of a head
 * @param index of the auxiliary or head
 */
public record NumberedRule(int number, boolean isAuxiliary, int index, Rule rule) {}

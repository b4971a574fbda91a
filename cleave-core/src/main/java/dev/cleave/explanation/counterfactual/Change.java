package dev.cleave.explanation.counterfactual;

/**
 * One group of atoms, so one column, put in another state.
 *
 * @param steps how far that is: the thresholds that a number crosses, else 1
 */
public record Change(int group, int state, int steps) {}

package dev.cleave.training;

/** Where a phase is: steps and whole epochs done, counted from 0. */
record Moment(long step, long epoch) {}

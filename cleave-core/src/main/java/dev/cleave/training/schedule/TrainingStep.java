package dev.cleave.training.schedule;

/** Where a phase is: steps and whole epochs done, counted from 0. */
public record TrainingStep(long step, long epoch) {}

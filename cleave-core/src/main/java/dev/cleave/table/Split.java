package dev.cleave.table;

/** Two disjoint choices of rows: what is learned from, and what is held out. */
public record Split(Rows train, Rows test) {}

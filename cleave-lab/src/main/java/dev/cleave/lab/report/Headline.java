package dev.cleave.lab.report;

/** One thing to know first: a short value, and what it is. */
public record Headline(String value, String text) {}

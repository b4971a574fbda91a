package dev.cleave.lab.trial;

/**
 * A rule in words.
 *
 * @param evidence how it stands on rows; empty where nothing is known of it alone
 */
public record RuleLine(String text, String evidence) {}

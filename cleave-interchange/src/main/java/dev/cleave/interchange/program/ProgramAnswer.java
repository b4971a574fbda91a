package dev.cleave.interchange.program;

import java.util.List;
import java.util.Map;

/**
 * What a program says of a row.
 *
 * @param labels by column
 * @param fired the numbers of the rules that fire
 * @param probabilities of every value, by column
 */
public record ProgramAnswer(
        Map<String, String> labels, List<Integer> fired, Map<String, Map<String, Double>> probabilities) {}

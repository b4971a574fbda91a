package dev.cleave.lab.rival;

import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;

/**
 * What a rival is given.
 *
 * @param train rows that may weigh more or less each, which perceptrons, logistic regression and decision trees heed
 * @param encoding fitted on the training rows; its target says whether the outputs are classes of one column
 */
public record Lesson(Encoding encoding, Dataset train, Dataset test) {}

package dev.cleave.lab.baseline;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;

/**
 * What a rival is given.
 *
 * @param train rows that may weigh more or less each, which perceptrons, logistic regression and decision trees heed
 * @param encoding fitted on the training rows; its target says whether the outputs are classes of one column
 */
public record BaselineTask(Encoding encoding, Dataset train, Dataset test) {}

package dev.cleave.spark.learn;

import dev.cleave.Learned;
import dev.cleave.encoding.label.LabelledTable;

/**
 * What came of learning on a cluster.
 *
 * @param data the rows that the driver learned from: all, or a sample
 * @param rows of the whole table
 */
public record ClusterLearned(Learned learned, LabelledTable data, long rows) {}

package dev.cleave.lab.baseline;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.table.Table;

/**
 * What a rival is given.
 *
 * @param encoding fitted on the training rows; its target says whether the outputs are classes of one column
 * @param train rows that may weigh more or less each, which perceptrons, logistic regression, decision trees and lists of rules
 *     heed
 * @param trainTable the same rows as they were read
 * @param testTable the rows held out as they were read
 */
public record BaselineTask(Encoding encoding, Dataset train, Dataset test, Table trainTable, Table testTable) {
    public BaselineTask {
        if (train.rows() != trainTable.rows() || test.rows() != testTable.rows()) {
            throw new IllegalArgumentException("rows without a label can't be learned from or scored");
        }
    }

    /** Where all rows count the same. */
    public static BaselineTask of(Encoding encoding, Table train, Table test) {
        return new BaselineTask(
                encoding,
                encoding.encode(train).dataset(),
                encoding.encode(test).dataset(),
                train,
                test);
    }
}

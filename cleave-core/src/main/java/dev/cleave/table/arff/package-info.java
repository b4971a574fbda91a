/**
 * ARFF, the format of Weka, as tables. Input: a file. Output: a {@code Table} with a column an attribute.
 */
@NullMarked
package dev.cleave.table.arff;

import org.jspecify.annotations.NullMarked;

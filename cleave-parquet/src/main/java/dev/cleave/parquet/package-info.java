/**
 * Reading Parquet. Input: a file of columns that are not nested. Output: the {@code Table} that the same cells give in a CSV.
 */
@NullMarked
package dev.cleave.parquet;

import org.jspecify.annotations.NullMarked;

/**
 * Reading workbooks of Excel. Input: a file whose first sheet has a table, its names in the first row. Output: the {@code Table} that the same
 * cells give in a CSV.
 */
@NullMarked
package dev.cleave.excel;

import org.jspecify.annotations.NullMarked;

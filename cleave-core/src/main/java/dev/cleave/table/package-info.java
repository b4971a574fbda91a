/**
 * Tables of text. Input: a file. Output: a {@code Table} of named {@code Column}s, each a list of distinct texts and a code a row; the
 * {@code Split} of its rows; how much each row counts. What is wrong with a file is an {@code InputException} with its
 * {@code SourceLocation}.
 */
@NullMarked
package dev.cleave.table;

import org.jspecify.annotations.NullMarked;

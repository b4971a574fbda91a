/**
 * JSON as tables. Input: a file of objects, one a line, or an array of them. Output: a {@code Table} with a column a key.
 */
@NullMarked
package dev.cleave.table.json;

import org.jspecify.annotations.NullMarked;

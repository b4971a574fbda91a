/**
 * Files of tables, whatever their format. Input: a path. Output: a {@code Table}, or tables of some rows each, by CSV or by the
 * {@code TableFormat} of a module that is there.
 */
@NullMarked
package dev.cleave.table.format;

import org.jspecify.annotations.NullMarked;

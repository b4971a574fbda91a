/**
 * Reading Arrow's files and streams (IPC). Input: columns that are not nested. Output: the {@code Table} that the same cells give in a CSV.
 */
@NullMarked
package dev.cleave.arrow;

import org.jspecify.annotations.NullMarked;

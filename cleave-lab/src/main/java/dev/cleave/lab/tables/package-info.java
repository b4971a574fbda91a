/**
 * Cleave and its rivals on tables of any kind. In: a folder of CSV files, or one table. Out: what each method scores there, how
 * large its rules are and how long it takes; mean ranks, a page, advice.
 */
@NullMarked
package dev.cleave.lab.tables;

import org.jspecify.annotations.NullMarked;

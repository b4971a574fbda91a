/** What all rows say about each column, counted where the rows are: the encoding of a table that the driver has no room for. */
@NullMarked
package dev.cleave.spark.profile;

import org.jspecify.annotations.NullMarked;

/** Rows of DataFrames as tables: coded on executors, put together on the driver. */
@NullMarked
package dev.cleave.spark.rows;

import org.jspecify.annotations.NullMarked;

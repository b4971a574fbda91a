/** Learning from DataFrames: on the driver where the table has room there, else from a sample, with rules chosen on all rows. */
@NullMarked
package dev.cleave.spark.learn;

import org.jspecify.annotations.NullMarked;

/** Rules as expressions of Spark SQL. */
@NullMarked
package dev.cleave.spark.expression;

import org.jspecify.annotations.NullMarked;

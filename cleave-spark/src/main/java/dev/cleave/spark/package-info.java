/** A classifier of Spark ML that learns rules. Input: the columns of a DataFrame. Output: a model whose answers are Spark SQL. */
@NullMarked
package dev.cleave.spark;

import org.jspecify.annotations.NullMarked;

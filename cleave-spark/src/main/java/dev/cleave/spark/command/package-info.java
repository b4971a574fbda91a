/** What {@code cleave learn --spark} does. */
@NullMarked
package dev.cleave.spark.command;

import org.jspecify.annotations.NullMarked;

/**
 * How long work may take, and threads that share it: {@code Budget} is asked by whatever may explode, {@code Workers} runs jobs
 * and keeps their order.
 */
@NullMarked
package dev.cleave.budget;

import org.jspecify.annotations.NullMarked;

/**
 * As many rows as help: samples of a table, twice as many as long as that makes what is learned better, and rows that rules can't tell apart
 * counted once.
 */
@NullMarked
package dev.cleave.pipeline.sample;

import org.jspecify.annotations.NullMarked;

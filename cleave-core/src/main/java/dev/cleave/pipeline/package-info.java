/**
 * From rows to rules (internal). Input: a table, its encoding and the options. Output: the model.
 * {@link dev.cleave.pipeline.Pipeline} splits the rows once, has a {@link dev.cleave.pipeline.Strategy} find the rules, proves them and
 * scores every stage that they came through.
 */
@NullMarked
package dev.cleave.pipeline;

import org.jspecify.annotations.NullMarked;

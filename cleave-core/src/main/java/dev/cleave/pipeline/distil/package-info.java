/**
 * Distillation: an ensemble of soft networks labels synthetic rows near those of a small table. Input: networks and a table. Output: rows
 * with a probability for each output, which a search looks at beside the table's own.
 */
@NullMarked
package dev.cleave.pipeline.distil;

import org.jspecify.annotations.NullMarked;

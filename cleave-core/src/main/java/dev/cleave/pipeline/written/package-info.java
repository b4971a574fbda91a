/** Rules that a person wrote, and rows to hold them against, as a model. */
@NullMarked
package dev.cleave.pipeline.written;

import org.jspecify.annotations.NullMarked;

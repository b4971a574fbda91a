/**
 * Learning and answering for a program on the other end of a pipe, as {@code python/cleave} is: {@link dev.cleave.web.pipe.PipeServer} reads
 * frames, a JSON header and bytes each, and answers each with one (docs/adr/0040). Rows are columns of binary numbers, not text.
 */
@NullMarked
package dev.cleave.web.pipe;

import org.jspecify.annotations.NullMarked;

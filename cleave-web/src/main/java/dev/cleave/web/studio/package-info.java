/** The studio: a model and rows in, a server on this machine alone, in whose page rules are read, edited, scored and proved. */
@NullMarked
package dev.cleave.web.studio;

import org.jspecify.annotations.NullMarked;

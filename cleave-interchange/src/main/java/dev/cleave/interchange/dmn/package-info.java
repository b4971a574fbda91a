/** A program as a decision model (DMN 1.4). */
@NullMarked
package dev.cleave.interchange.dmn;

import org.jspecify.annotations.NullMarked;

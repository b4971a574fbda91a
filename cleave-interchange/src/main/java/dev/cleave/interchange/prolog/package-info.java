/** Rules as a Prolog program, which says why. */
@NullMarked
package dev.cleave.interchange.prolog;

import org.jspecify.annotations.NullMarked;

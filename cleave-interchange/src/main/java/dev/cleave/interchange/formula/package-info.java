/** Rules as formulas over the atoms alone, and formulas as conjunctions. */
@NullMarked
package dev.cleave.interchange.formula;

import org.jspecify.annotations.NullMarked;

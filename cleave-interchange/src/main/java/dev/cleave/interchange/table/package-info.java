/** Rules as a table of conditions, and back. */
@NullMarked
package dev.cleave.interchange.table;

import org.jspecify.annotations.NullMarked;

/** Data sets that have a name, prepared as the paper does it: which columns and rows, and which of them are held out. */
@NullMarked
package dev.cleave.datasets;

import org.jspecify.annotations.NullMarked;

/** Rules as one R function without packages. */
@NullMarked
package dev.cleave.interchange.r;

import org.jspecify.annotations.NullMarked;

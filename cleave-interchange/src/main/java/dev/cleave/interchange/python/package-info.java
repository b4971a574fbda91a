/** Rules as one Python module without dependencies. */
@NullMarked
package dev.cleave.interchange.python;

import org.jspecify.annotations.NullMarked;

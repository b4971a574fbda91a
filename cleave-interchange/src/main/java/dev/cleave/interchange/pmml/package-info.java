/** Rules as PMML 4.4. */
@NullMarked
package dev.cleave.interchange.pmml;

import org.jspecify.annotations.NullMarked;

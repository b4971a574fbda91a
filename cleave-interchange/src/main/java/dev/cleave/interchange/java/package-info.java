/** Rules as one Java class without dependencies. */
@NullMarked
package dev.cleave.interchange.java;

import org.jspecify.annotations.NullMarked;

/**
 * Few rules with a high F1 for one output that holds or not.
 */
@NullMarked
package dev.cleave.rules.search.binary;

import org.jspecify.annotations.NullMarked;

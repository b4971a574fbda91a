/**
 * The nodes of a hard network in integers: thresholds, margins between classes, ties decided exactly.
 */
@NullMarked
package dev.cleave.network.exact;

import org.jspecify.annotations.NullMarked;

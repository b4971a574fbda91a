/**
 * What the searches for rules over numbers and classes share: weighted rows, bodies and what they cover, thresholds moved to
 * their best place.
 */
@NullMarked
package dev.cleave.rules.search.body;

import org.jspecify.annotations.NullMarked;

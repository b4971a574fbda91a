/**
 * Rules written back as a hard network, so that a proof can speak of one.
 */
@NullMarked
package dev.cleave.rules.writeback;

import org.jspecify.annotations.NullMarked;

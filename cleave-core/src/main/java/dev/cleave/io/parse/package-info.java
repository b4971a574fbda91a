/**
 * Rules that a person wrote, or that {@code io.text} printed, as rules again; what is wrong has its place, and what could come next its words.
 */
@NullMarked
package dev.cleave.io.parse;

import org.jspecify.annotations.NullMarked;

/**
 * Rules for people: lines of rules, lists of points.
 */
@NullMarked
package dev.cleave.io.text;

import org.jspecify.annotations.NullMarked;

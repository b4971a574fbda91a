/**
 * The exact reading of a network. Input: a hard network (a soft one where its cone is small). Output: rules that say what it does on
 * every valid input.
 */
@NullMarked
package dev.cleave.rules.reading;

import org.jspecify.annotations.NullMarked;

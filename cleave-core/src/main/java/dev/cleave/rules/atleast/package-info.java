/**
 * At-least rules: one line in place of many. Input: a function or rows. Output: "at least m of these", weights where they differ.
 */
@NullMarked
package dev.cleave.rules.atleast;

import org.jspecify.annotations.NullMarked;

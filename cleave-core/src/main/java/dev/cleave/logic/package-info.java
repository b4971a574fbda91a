/**
 * What rules are made of: atoms in the user's own words, the domain that says which of them can hold together, and Boolean
 * formulas over them. Input: names and indices. Output: truth values and texts. The rules of the paper's section 2 are
 * written in these terms.
 */
@NullMarked
package dev.cleave.logic;

import org.jspecify.annotations.NullMarked;

/**
 * Two-level minimisation. Input: rows in which something holds, and rows in which it does not. Output: few, short rules, of which
 * none can go and from none of which a literal can go.
 */
@NullMarked
package dev.cleave.logic.minimise;

import org.jspecify.annotations.NullMarked;

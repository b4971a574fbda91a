/**
 * Few conjunctions with points for classes: a softmax over them, fitted to rows.
 */
@NullMarked
package dev.cleave.rules.search.softmax;

import org.jspecify.annotations.NullMarked;

/**
 * The one call that does it all: {@code Learner} takes a table and returns {@code Learned}.
 */
@NullMarked
package dev.cleave;

import org.jspecify.annotations.NullMarked;

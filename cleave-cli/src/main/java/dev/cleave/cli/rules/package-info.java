/** Rules of a model in every form that {@code rules} writes, and what rows say of them. */
@NullMarked
package dev.cleave.cli.rules;

import org.jspecify.annotations.NullMarked;

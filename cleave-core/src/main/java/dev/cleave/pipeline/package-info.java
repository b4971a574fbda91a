/**
 * The strategies behind {@code Learner}. Input: a labelled table, its split, options. Output: what {@code Learned} is made of.
 */
@NullMarked
package dev.cleave.pipeline;

import org.jspecify.annotations.NullMarked;

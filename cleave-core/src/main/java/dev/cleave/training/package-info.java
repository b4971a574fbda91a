/**
 * Training. Input: a {@code Dataset} and a {@code Plan}. Output: {@code Trained}, a network for each phase. The paper's section 2 and
 * its appendices: delta, temperature, auxiliary losses.
 */
@NullMarked
package dev.cleave.training;

import org.jspecify.annotations.NullMarked;

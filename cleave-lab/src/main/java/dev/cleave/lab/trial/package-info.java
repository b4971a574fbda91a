/**
 * What is tried: the paper's data sets and how their rows are held out, those who compete, and what one trial comes to. In: a
 * data set, a contender, a seed. Out: figures.
 */
@NullMarked
package dev.cleave.lab.trial;

import org.jspecify.annotations.NullMarked;

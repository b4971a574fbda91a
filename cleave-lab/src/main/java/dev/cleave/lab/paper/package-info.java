/** The paper's own method with its published settings: train, prune, threshold or disentangle, prune, condense, translate. */
@NullMarked
package dev.cleave.lab.paper;

import org.jspecify.annotations.NullMarked;

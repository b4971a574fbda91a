/** Trained networks: which are the best for each label, and which are the rules. Input: networks, rows, rules. Output: some of these networks. */
@NullMarked
package dev.cleave.pipeline.networks;

import org.jspecify.annotations.NullMarked;

/**
 * From a network to rules: {@code NeuralDnf -> RuleSet}. Splits one node into rules (the paper's section 3 and its appendices
 * B and C, exactly and without a queue), and the paper's two translations of a whole network, by name: {@code Thresholding}
 * and {@code Disentanglement}.
 */
@NullMarked
package dev.cleave.extraction;

import org.jspecify.annotations.NullMarked;

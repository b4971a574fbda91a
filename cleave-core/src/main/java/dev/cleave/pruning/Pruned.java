package dev.cleave.pruning;

import dev.cleave.network.NeuralDnf;

/**
 * A network of the same shape with some of its weights set to 0.
 *
 * @param <N> soft or hard, as the given network is
 * @param errors how many single outputs it gets wrong on the given rows, by their weight
 * @param complete whether it was pruned until nothing changed; false where the budget ran out before
 */
public record Pruned<N extends NeuralDnf>(N network, double errors, boolean complete) {}

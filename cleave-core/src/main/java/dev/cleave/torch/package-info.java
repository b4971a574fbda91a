/**
 * Networks that were trained elsewhere: {@code .pth or .safetensors -> tensors -> NeuralDnf}, in the layout of the paper's
 * published code ({@code ...conjunctions.weights}, {@code ...disjunctions.weights}). Nothing in a file is executed: of
 * pickle, only what tensors need is understood, and anything else is refused by name. Bad input is an
 * {@link dev.cleave.data.InputException}.
 */
@NullMarked
package dev.cleave.torch;

import org.jspecify.annotations.NullMarked;

/**
 * Networks of PyTorch files (.pth, .safetensors); nothing in them is executed. Input: a file. Output: a {@code Model}, whose rules are
 * the exact reading of the network.
 */
@NullMarked
package dev.cleave.interchange.torch;

import org.jspecify.annotations.NullMarked;

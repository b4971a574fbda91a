/**
 * Networks of PyTorch files (.pth, .safetensors); nothing in them is executed.
 */
@NullMarked
package dev.cleave.io.torch;

import org.jspecify.annotations.NullMarked;

/** The command {@code cleave lab}: a launcher of its own, so that the command {@code cleave} is small. */
@NullMarked
package dev.cleave.lab.command;

import org.jspecify.annotations.NullMarked;

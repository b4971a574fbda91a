/**
 * The commands: options in, one call of the library, exit code out.
 */
@NullMarked
package dev.cleave.cli.command;

import org.jspecify.annotations.NullMarked;

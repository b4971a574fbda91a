/**
 * The terminal: progress, output, exit codes, and exceptions as messages.
 */
@NullMarked
package dev.cleave.cli.terminal;

import org.jspecify.annotations.NullMarked;

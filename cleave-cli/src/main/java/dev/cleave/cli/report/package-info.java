/**
 * What commands print: for people, and as JSON for machines.
 */
@NullMarked
package dev.cleave.cli.report;

import org.jspecify.annotations.NullMarked;

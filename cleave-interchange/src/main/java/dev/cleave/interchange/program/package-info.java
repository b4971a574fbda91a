/**
 * The program that a model applies, in a neutral form that exporters walk: input columns, checks of their cells, rules over these
 * checks, and steps of probability. Input: a {@link dev.cleave.io.Model}. Output: a {@link dev.cleave.interchange.program.Program}, whose
 * own interpreter answers as {@link dev.cleave.Learned#predict} does (docs/adr/0031).
 */
@NullMarked
package dev.cleave.interchange.program;

import org.jspecify.annotations.NullMarked;

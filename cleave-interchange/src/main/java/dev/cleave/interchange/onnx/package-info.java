/**
 * ONNX: rules, hard and soft networks as graphs that any runtime answers rows with, and neural DNF networks from graphs of others. Columns of
 * numbers are inputs of doubles, NaN where a cell is missing; all others are inputs of texts, empty where it is (docs/adr/0039).
 */
@NullMarked
package dev.cleave.interchange.onnx;

import org.jspecify.annotations.NullMarked;

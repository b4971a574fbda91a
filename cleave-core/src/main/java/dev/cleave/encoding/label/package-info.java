/**
 * What is to be predicted. Input: what the user said of the target ({@code TargetSpec}). Output: a {@code LabelledTable}, whose
 * {@code Target} makes labels of columns.
 */
@NullMarked
package dev.cleave.encoding.label;

import org.jspecify.annotations.NullMarked;

/** The lab: the paper's evaluation again, with this program, with the paper's own method and with what people use instead. */
@NullMarked
package dev.cleave.lab;

import org.jspecify.annotations.NullMarked;

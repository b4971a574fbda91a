/** What people use instead: each learns from the same rows, and answers the same others. */
@NullMarked
package dev.cleave.lab.rival;

import org.jspecify.annotations.NullMarked;

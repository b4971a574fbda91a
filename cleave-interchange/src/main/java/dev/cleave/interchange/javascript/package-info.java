/** Rules as a JavaScript function: a {@link dev.cleave.io.Model} in, text out that answers rows as the model does. */
@NullMarked
package dev.cleave.interchange.javascript;

import org.jspecify.annotations.NullMarked;

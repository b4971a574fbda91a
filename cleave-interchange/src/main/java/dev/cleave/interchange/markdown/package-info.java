/** Rules as a table of Markdown. */
@NullMarked
package dev.cleave.interchange.markdown;

import org.jspecify.annotations.NullMarked;

/** What a person teaches: rules that stay word for word, and directions that rules keep to. */
@NullMarked
package dev.cleave.pipeline.taught;

import org.jspecify.annotations.NullMarked;

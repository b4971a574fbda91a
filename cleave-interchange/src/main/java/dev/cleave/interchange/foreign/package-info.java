/** Rules that other learners print, as text that {@link dev.cleave.RuleImport} reads: trees of scikit-learn, lists of Weka's JRip. */
@NullMarked
package dev.cleave.interchange.foreign;

import org.jspecify.annotations.NullMarked;

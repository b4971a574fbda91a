/** Cleave among the trainers of Tribuo: {@link dev.cleave.tribuo.CleaveTrainer}, {@link dev.cleave.tribuo.CleaveMultiLabelTrainer}. */
@NullMarked
package dev.cleave.tribuo;

import org.jspecify.annotations.NullMarked;

package dev.cleave.tribuo;

import dev.cleave.Preference;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.classification.Label;

/** Learns rules that say one label of two or more. One seed gives one model, however often it is asked. */
public final class CleaveTrainer extends CleaveTraining<Label> {
    /** With all defaults. */
    public CleaveTrainer() {}

    public CleaveTrainer(long seed, Preference preference) {
        super(seed, preference);
    }

    @Override
    AnswerKind<Label> kind(ImmutableOutputInfo<Label> outputs) {
        return new LabelKind();
    }
}

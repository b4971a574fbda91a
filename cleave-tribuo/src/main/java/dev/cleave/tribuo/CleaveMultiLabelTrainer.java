package dev.cleave.tribuo;

import dev.cleave.Preference;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.multilabel.MultiLabel;

/** Learns rules that say of each label whether it holds. One seed gives one model, however often it is asked. */
public final class CleaveMultiLabelTrainer extends CleaveTraining<MultiLabel> {
    /** With all defaults. */
    public CleaveMultiLabelTrainer() {}

    public CleaveMultiLabelTrainer(long seed, Preference preference) {
        super(seed, preference);
    }

    @Override
    AnswerKind<MultiLabel> kind(ImmutableOutputInfo<MultiLabel> outputs) {
        return MultiLabelKind.of(outputs);
    }
}

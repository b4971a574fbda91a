package dev.cleave.training.schedule;

import dev.cleave.training.SettingChecks;
import dev.cleave.training.layer.TrainableDnf;

/** What a phase lets become of the conjunctive weights. */
public sealed interface WeightForm {
    WeightForm FREE = new Free();

    /** Makes the network ready for the phase. */
    default void begin(TrainableDnf network) {}

    /** Told before each step how much of the phase is done. */
    default void advance(TrainableDnf network, double done) {}

    /** They are what training makes of them. */
    record Free() implements WeightForm {
        @Override
        public void begin(TrainableDnf network) {
            network.conjunctions().ternary().setShare(0);
        }
    }

    /**
     * They move to {-m, 0, m} node by node, so that each node becomes one rule.
     *
     * @param ramp the share of the phase that this takes
     */
    record Ternary(double ramp) implements WeightForm {
        public Ternary {
            SettingChecks.require(ramp > 0 && ramp <= 1, "the share of the ramp", ramp, "in (0, 1]");
        }

        @Override
        public void advance(TrainableDnf network, double done) {
            network.conjunctions().ternary().setShare((float) Math.min(1, done / ramp));
        }
    }

    /** Those that are 0 stay 0, the others keep to {-m, 0, m}. */
    record Masked() implements WeightForm {
        @Override
        public void begin(TrainableDnf network) {
            network.conjunctions().ternary().setShare(1);
            network.conjunctions().ternary().settle();
            network.conjunctions().mask().hideZeros();
        }
    }
}

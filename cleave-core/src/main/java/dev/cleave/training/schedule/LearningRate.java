package dev.cleave.training.schedule;

import dev.cleave.training.SettingChecks;

/** The learning rate over a phase. */
public sealed interface LearningRate {
    double at(TrainingStep moment, long steps);

    /** From {@code initial} down to {@code initial * end} along half a cosine. */
    record Cosine(double initial, double end) implements LearningRate {
        public Cosine {
            requirePositive(initial);
            SettingChecks.require(end >= 0 && end <= 1, "the end of the cosine", end, "in [0, 1]");
        }

        @Override
        public double at(TrainingStep moment, long steps) {
            double done = Math.min(1, (double) moment.step() / steps);
            return initial * (end + (1 - end) * (1 + StrictMath.cos(Math.PI * done)) / 2);
        }
    }

    /** Times {@code factor} every so many epochs. */
    record Step(double initial, double factor, long everyEpochs) implements LearningRate {
        public Step {
            requirePositive(initial);
            SettingChecks.require(factor > 0 && factor <= 1, "the factor of the learning rate", factor, "in (0, 1]");
            SettingChecks.require(everyEpochs > 0, "the period of the learning rate", everyEpochs, "above 0");
        }

        @Override
        public double at(TrainingStep moment, long steps) {
            return initial * StrictMath.pow(factor, (double) (moment.epoch() / everyEpochs));
        }
    }

    private static void requirePositive(double rate) {
        SettingChecks.require(rate > 0 && rate <= 1, "the learning rate", rate, "in (0, 1]");
    }
}

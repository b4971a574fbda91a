package dev.cleave.training.schedule;

import dev.cleave.training.SettingChecks;

/** How the temperature of learned thresholds falls during a phase, so that tanh((x - t) / T) becomes the truth of x > t. */
public sealed interface TemperatureSchedule {
    /** @param steps of the whole phase */
    double at(TrainingStep moment, long steps);

    static TemperatureSchedule constant(double temperature) {
        return new Linear(temperature, temperature, 0, 1);
    }

    /** {@code initial * factor^floor((t - delay) / every)} from the delay on, and never below {@code least}. */
    record Exponential(double initial, double least, long delay, double factor, long every, ScheduleUnit pace)
            implements TemperatureSchedule {
        public Exponential {
            requirePositive(initial);
            requirePositive(least);
            SettingChecks.require(factor > 0 && factor <= 1, "the factor of the temperature", factor, "in (0, 1]");
            SettingChecks.require(every > 0, "the period of the temperature", every, "above 0");
        }

        @Override
        public double at(TrainingStep moment, long steps) {
            long waited = Math.max(0, pace.of(moment) - delay);
            return Math.max(least, initial * StrictMath.pow(factor, (double) (waited / every)));
        }
    }

    /** Along a line from {@code initial} to {@code end}, between two shares of the phase. */
    record Linear(double initial, double end, double from, double to) implements TemperatureSchedule {
        public Linear {
            requirePositive(initial);
            requirePositive(end);
            SettingChecks.require(
                    from >= 0 && from < to && to <= 1, "the share where the temperature falls", from, "in [0, 1)");
        }

        @Override
        public double at(TrainingStep moment, long steps) {
            double done = (double) moment.step() / Math.max(1, steps);
            double way = Math.max(0, Math.min(1, (done - from) / (to - from)));
            return initial + way * (end - initial);
        }
    }

    /** By equal factors from {@code initial} to {@code end}, between two shares of the phase. */
    record Geometric(double initial, double end, double from, double to) implements TemperatureSchedule {
        public Geometric {
            requirePositive(initial);
            requirePositive(end);
            SettingChecks.require(
                    from >= 0 && from < to && to <= 1, "the share where the temperature falls", from, "in [0, 1)");
        }

        @Override
        public double at(TrainingStep moment, long steps) {
            double done = (double) moment.step() / Math.max(1, steps);
            double way = Math.max(0, Math.min(1, (done - from) / (to - from)));
            return initial * StrictMath.pow(end / initial, way);
        }
    }

    private static void requirePositive(double temperature) {
        SettingChecks.require(
                temperature > 0 && temperature < Double.POSITIVE_INFINITY, "the temperature", temperature, "above 0");
    }
}

package dev.cleave.training.schedule;

import dev.cleave.training.SettingChecks;

/** How delta grows towards 1 during a phase, so that nodes become conjunctions and disjunctions only when they can. */
public sealed interface DeltaSchedule {
    /** A fresh course of this schedule, for one network. */
    Course start();

    /** Whether the course wants a validation score at the end of each epoch. */
    default boolean monitors() {
        return false;
    }

    /** The same course in so many times the time. */
    DeltaSchedule stretched(int factor);

    static DeltaSchedule constant(double delta) {
        return new Linear(delta, 0, 0, 1, ScheduleUnit.STEPS);
    }

    /** The state of a schedule in one training. */
    interface Course {
        double delta(TrainingStep moment);

        /** Told the validation score at the end of an epoch, where {@link #monitors()}. */
        default void scored(TrainingStep moment, double score) {}
    }

    /** {@code initial * factor^((t - delay) / every)}, from the delay on. */
    record Exponential(double initial, long delay, double factor, double every, ScheduleUnit pace)
            implements DeltaSchedule {
        public Exponential {
            SettingChecks.delta(initial);
            SettingChecks.require(factor >= 1, "the factor of delta", factor, "at least 1");
            SettingChecks.require(every > 0, "the period of delta", every, "above 0");
        }

        @Override
        public DeltaSchedule stretched(int times) {
            return new Exponential(initial, times * delay, factor, times * every, pace);
        }

        @Override
        public Course start() {
            return moment -> {
                double waited = Math.max(0, pace.of(moment) - delay);
                return Math.min(1, initial * StrictMath.pow(factor, waited / every));
            };
        }
    }

    /** {@code initial + increment * floor((t - delay) / every)}, from the delay on. */
    record Linear(double initial, long delay, double increment, long every, ScheduleUnit pace)
            implements DeltaSchedule {
        public Linear {
            SettingChecks.delta(initial);
            SettingChecks.require(increment >= 0, "the increment of delta", increment, "at least 0");
            SettingChecks.require(every > 0, "the period of delta", every, "above 0");
        }

        @Override
        public DeltaSchedule stretched(int times) {
            return new Linear(initial, times * delay, increment, times * every, pace);
        }

        @Override
        public Course start() {
            return moment -> {
                long waited = Math.max(0, pace.of(moment) - delay);
                return Math.min(1, initial + increment * (waited / every));
            };
        }
    }

    /**
     * Grows by {@code increment} every {@code every} epochs after the delay, but only while the validation score is within
     * {@code tolerance} of the best one seen.
     */
    record Monitoring(double initial, long delay, double increment, long every, double tolerance)
            implements DeltaSchedule {
        public Monitoring {
            SettingChecks.delta(initial);
            SettingChecks.require(increment > 0, "the increment of delta", increment, "above 0");
            SettingChecks.require(every > 0, "the period of delta", every, "above 0");
            SettingChecks.require(tolerance >= 0, "the tolerance of the monitored score", tolerance, "at least 0");
        }

        @Override
        public boolean monitors() {
            return true;
        }

        @Override
        public DeltaSchedule stretched(int times) {
            return new Monitoring(initial, times * delay, increment, times * every, tolerance);
        }

        @Override
        public Course start() {
            return new MonitoredDelta(this);
        }
    }
}

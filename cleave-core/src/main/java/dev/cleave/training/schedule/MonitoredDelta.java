package dev.cleave.training.schedule;

/** Raises delta while the validation score holds. */
final class MonitoredDelta implements DeltaSchedule.Course {
    private final DeltaSchedule.Monitoring schedule;
    private double delta;
    private double best = Double.NEGATIVE_INFINITY;

    MonitoredDelta(DeltaSchedule.Monitoring schedule) {
        this.schedule = schedule;
        this.delta = schedule.initial();
    }

    @Override
    public double delta(TrainingStep moment) {
        return delta;
    }

    @Override
    public void scored(TrainingStep moment, double score) {
        boolean holds = score >= best - schedule.tolerance();
        best = Math.max(best, score);
        long waited = moment.epoch() - schedule.delay();
        if (holds && waited >= 0 && waited % schedule.every() == 0) {
            delta = Math.min(1, delta + schedule.increment());
        }
    }
}

package dev.cleave.training.schedule;

/** What a schedule counts. */
public enum ScheduleUnit {
    STEPS {
        @Override
        long of(TrainingStep moment) {
            return moment.step();
        }
    },
    EPOCHS {
        @Override
        long of(TrainingStep moment) {
            return moment.epoch();
        }
    };

    abstract long of(TrainingStep moment);
}

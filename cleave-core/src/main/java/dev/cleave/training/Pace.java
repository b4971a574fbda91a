package dev.cleave.training;

/** What a schedule counts. */
public enum Pace {
    STEPS {
        @Override
        long of(Moment moment) {
            return moment.step();
        }
    },
    EPOCHS {
        @Override
        long of(Moment moment) {
            return moment.epoch();
        }
    };

    abstract long of(Moment moment);
}

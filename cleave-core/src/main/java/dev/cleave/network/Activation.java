package dev.cleave.network;

/** What a conjunction passes on: its degree of belief, or its truth. */
public enum Activation {
    SOFT {
        @Override
        public double of(double raw) {
            return StrictMath.tanh(raw);
        }
    },
    HARD {
        @Override
        public double of(double raw) {
            return raw > 0 ? 1 : -1;
        }
    };

    /** The activation of a node whose raw value is f; f = 0 is false. */
    public abstract double of(double raw);
}

package dev.cleave.io.parse;

/** How a cell is compared with a number, or with a word of an order. */
enum Relation {
    AT_LEAST(">="),
    AT_MOST("<="),
    ABOVE(">"),
    BELOW("<");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }

    boolean isUpper() {
        return this == AT_MOST || this == BELOW;
    }

    /** {@code 3 < x} is {@code x > 3}. */
    Relation mirrored() {
        return switch (this) {
            case AT_LEAST -> AT_MOST;
            case AT_MOST -> AT_LEAST;
            case ABOVE -> BELOW;
            case BELOW -> ABOVE;
        };
    }
}

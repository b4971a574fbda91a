package dev.cleave.io.parse;

import java.math.BigInteger;
import java.util.List;

/** When a rule fires, as it was written. */
sealed interface WrittenBody {
    /** All of these hold. */
    record All(List<WrittenLiteral> literals) implements WrittenBody {
        public All {
            literals = literals.stream().distinct().toList();
        }
    }

    /** The weights of the parts that hold are enough. */
    record AtLeast(List<Part> parts, BigInteger bound) implements WrittenBody {
        public AtLeast {
            parts = List.copyOf(parts);
        }
    }

    /**
     * What counts.
     *
     * @param positive whether it counts where it holds; else where it does not
     */
    record Part(BigInteger weight, All condition, boolean positive) {}
}

package dev.cleave.verification;

import java.math.BigInteger;
import java.util.Locale;

/** What a verdict speaks of. */
public sealed interface Scope {
    /** How many inputs it covers. */
    BigInteger inputs();

    /** Every input that the domain allows. */
    record EveryValidInput(BigInteger inputs, Method method) implements Scope {
        @Override
        public String toString() {
            return "every valid input (" + count() + "), " + method;
        }

        private String count() {
            return inputs.bitLength() < Long.SIZE
                    ? String.format(Locale.ROOT, "%,d", inputs)
                    : String.format(Locale.ROOT, "about %.1e", inputs.doubleValue());
        }
    }

    /**
     * Rows of data, no more.
     *
     * @param rows those that the domain allows
     * @param outside how many more were given that it does not allow, such as rows with an unseen value
     */
    record GivenRows(int rows, int outside) implements Scope {
        @Override
        public BigInteger inputs() {
            return BigInteger.valueOf(rows);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "the %,d given rows", rows)
                    + (outside == 0 ? "" : " (and not " + outside + " outside the domain)");
        }
    }

    /**
     * The combinations of atoms that rows show; rules were made shorter where no row shows anything, so that nothing is said
     * about the rest.
     *
     * @param rows distinct ones
     */
    record SeenRows(int rows) implements Scope {
        @Override
        public BigInteger inputs() {
            return BigInteger.valueOf(rows);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "the %,d combinations that rows show; all others were left free", rows);
        }
    }

    /** How all valid inputs were covered. */
    enum Method {
        /** A SAT solver showed that there is no difference, or found one. */
        PROOF("by proof"),
        /** Each assignment of the atoms that either side reads was tried; all others change nothing. */
        EXHAUSTION("by trying all combinations of the conditions that are read");

        private final String words;

        Method(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}

package dev.cleave.cli.answer;

import java.util.Locale;
import java.util.Optional;

/**
 * How many rules are shown of very many, and what to say of the others.
 *
 * @param most that are shown, where there are half as many again
 * @param advice how all are shown, as a sentence
 */
public record Shortening(int most, String advice) {
    public static Shortening none() {
        return new Shortening(Integer.MAX_VALUE, "");
    }

    boolean isNone() {
        return most == Integer.MAX_VALUE;
    }

    int shown(int count) {
        return count / 3 * 2 > most ? most : count;
    }

    /** Of the others, where there are any. */
    Optional<String> rest(int count, String what) {
        return shown(count) == count ? Optional.empty() : Optional.of(and(count - shown(count), what));
    }

    String and(int more, String what) {
        return String.format(Locale.ROOT, "and %,d more %s. %s", more, what, advice);
    }
}

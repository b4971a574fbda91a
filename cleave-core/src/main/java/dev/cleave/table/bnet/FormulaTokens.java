package dev.cleave.table.bnet;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of a formula, one at a time. */
final class FormulaTokens {
    private static final Pattern TOKEN = Pattern.compile("\\s*(&&?|\\|\\|?|[!(),\"]|[^\\s&|!(),\"]+|$)");

    private final Matcher matcher;
    private final SourceLocation place;
    private int position; // of the current token, from 0
    private String current = "";

    FormulaTokens(String text, int start, SourceLocation place) {
        this.matcher = TOKEN.matcher(text);
        this.place = place;
        matcher.region(start, text.length());
        next();
    }

    /** Empty at the end. */
    String current() {
        return current;
    }

    boolean atEnd() {
        return current.isEmpty();
    }

    void next() {
        if (!matcher.lookingAt()) {
            throw new IllegalStateException("every text starts with a token");
        }
        position = matcher.start(1);
        current = matcher.group(1);
        matcher.region(matcher.end(), matcher.regionEnd());
    }

    /** Steps over the current token if it is one of these, in any case. */
    boolean take(String... wanted) {
        boolean found = Arrays.stream(wanted).anyMatch(current::equalsIgnoreCase);
        if (found) {
            next();
        }
        return found;
    }

    InputException unexpected(String expected) {
        String found = atEnd() ? "the line ends" : "there is " + OneLine.quoted(current);
        return error(found + " where " + expected + " is expected");
    }

    /** With the position, counted from 1, of the current token. */
    InputException error(String problem) {
        return new InputException(place, "position " + (position + 1) + ": " + problem);
    }
}

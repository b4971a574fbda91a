package dev.cleave.table.arff;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;

/** Reads words and values of a line, which may be quoted by {@code '} or {@code "}, with a backslash before a quote in them. */
final class ArffTokens {
    private final String text;
    private final SourceLocation where;
    private int at;

    ArffTokens(String text, SourceLocation where) {
        this.text = text;
        this.where = where;
    }

    /** Up to white space, or what is quoted. */
    String word() {
        skipSpace();
        if (atQuote()) {
            return quoted();
        }
        int start = at;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && text.charAt(at) != '{') {
            at++;
        }
        return text.substring(start, at);
    }

    String rest() {
        return text.substring(at).strip();
    }

    /** All values, between commas, or between tabs where there is no comma; at least one. */
    List<String> values() {
        char separator = text.indexOf(',') < 0 && text.indexOf('\t') >= 0 ? '\t' : ',';
        List<String> values = new ArrayList<>();
        values.add(value(separator));
        while (at < text.length()) {
            at++; // the separator
            values.add(value(separator));
        }
        return values;
    }

    private String value(char separator) {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != separator) {
            if (atQuote() && value.toString().isBlank()) {
                value.append(quoted());
            } else {
                value.append(text.charAt(at++));
            }
        }
        return value.toString().strip();
    }

    private boolean atQuote() {
        return at < text.length() && (text.charAt(at) == '\'' || text.charAt(at) == '"');
    }

    private String quoted() {
        char quote = text.charAt(at++);
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != quote) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw new InputException(where, "a quote is opened and not closed; mend the line");
        }
        at++;
        return value.toString();
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}

package dev.cleave.io.parse;

import dev.cleave.io.parse.Completion.Kind;
import dev.cleave.logic.PlainName;
import dev.cleave.table.OneLine;
import dev.cleave.table.Suggestions;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A place in one line that is being read, and everything that was looked for on the way. Spaces before a word don't count. */
final class TextCursor {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?");
    private static final Pattern QUOTED = Pattern.compile("'((?:[^'\\\\]|\\\\.)*)'");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u\\{([0-9a-f]+)\\}|(.))");
    private static final int MOST_LISTED = 6;

    private final String text;
    private final Set<Completion> expected = new LinkedHashSet<>();
    private int at;

    TextCursor(String text) {
        this.text = text;
    }

    int at() {
        return at;
    }

    void back(int position) {
        at = position;
    }

    private void skipSpaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    boolean isAtEnd() {
        skipSpaces();
        return at == text.length();
    }

    void requireEnd() {
        if (!isAtEnd()) {
            throw failure();
        }
    }

    /** Reads a word, in any case, where it is there; a word of letters must end where it ends. */
    boolean accept(String word) {
        return accept(word, Kind.WORD);
    }

    private boolean accept(String word, Kind kind) {
        skipSpaces();
        if (text.regionMatches(true, at, word, 0, word.length()) && isWhole(word)) {
            at += word.length();
            return true;
        }
        expected.add(new Completion(word, at, kind));
        return false;
    }

    private boolean isWhole(String word) {
        int end = at + word.length();
        return end == text.length()
                || !Character.isLetterOrDigit(word.codePointBefore(word.length()))
                || !isPartOfName(text.codePointAt(end));
    }

    private static boolean isPartOfName(int character) {
        return Character.isLetterOrDigit(character) || character == '_';
    }

    void require(String word) {
        if (!accept(word)) {
            throw failure();
        }
    }

    /** Whether a word stands here, or the text ends with the beginning of it; reads nothing. */
    boolean isBefore(String word) {
        int start = at;
        boolean is = accept(word) || isBegun(word);
        at = start;
        return is;
    }

    private boolean isBegun(String word) {
        int left = text.length() - at;
        return left > 0 && left < word.length() && text.regionMatches(true, at, word, 0, left);
    }

    Optional<String> number() {
        skipSpaces();
        Matcher matcher = NUMBER.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            expected.add(new Completion("", at, Kind.NUMBER));
            return Optional.empty();
        }
        at = matcher.end();
        return Optional.of(matcher.group());
    }

    String requireNumber() {
        return number().orElseThrow(this::failure);
    }

    /**
     * Reads the longest of these names after which the text can go on; as it is, then in any case.
     *
     * @param goesOn whether what follows may follow a name; asked after the name is read
     */
    <T> Optional<T> name(List<T> names, Function<T, String> raw, Kind kind, Supplier<Boolean> goesOn) {
        skipSpaces();
        int start = at;
        names.forEach(name -> expected.add(new Completion(PlainName.of(raw.apply(name)), start, kind)));
        List<T> longestFirst = names.stream()
                .sorted(Comparator.comparingInt((T name) -> -raw.apply(name).length()))
                .toList();
        for (boolean anyCase : new boolean[] {false, true}) {
            for (T name : longestFirst) {
                if (read(raw.apply(name), anyCase) && goesOn.get()) {
                    return Optional.of(name);
                }
                at = start;
            }
        }
        return Optional.empty();
    }

    private boolean read(String raw, boolean anyCase) {
        String plain = PlainName.of(raw);
        if (text.regionMatches(anyCase, at, plain, 0, plain.length()) && isWhole(plain)) {
            at += plain.length();
            return true;
        }
        Matcher quoted = QUOTED.matcher(text).region(at, text.length());
        if (quoted.lookingAt() && unescaped(quoted.group(1)).equals(raw)) {
            at = quoted.end();
            return true;
        }
        return false;
    }

    private static String unescaped(String text) {
        return ESCAPE.matcher(text)
                .replaceAll(escape -> Matcher.quoteReplacement(unescaped(escape.group(1), escape.group(2))));
    }

    private static String unescaped(@Nullable String hex, @Nullable String character) {
        if (hex != null) {
            return new String(Character.toChars(Integer.parseInt(hex, 16)));
        }
        return switch (String.valueOf(character)) {
            case "t" -> "\t";
            case "n" -> "\n";
            case "r" -> "\r";
            default -> String.valueOf(character);
        };
    }

    /** What could stand at the end of the text, or in place of the word that begins there. */
    List<Completion> completions() {
        return expected.stream().filter(this::isBegun).distinct().toList();
    }

    private boolean isBegun(Completion completion) {
        String typed = text.substring(completion.from());
        return typed.length() < Math.max(1, completion.text().length())
                && completion.text().regionMatches(true, 0, typed, 0, typed.length());
    }

    /** At the furthest place where something else was looked for. */
    SyntaxException failure() {
        int place = expected.stream().mapToInt(Completion::from).max().orElse(at);
        List<Completion> there = expected.stream()
                .filter(completion -> completion.from() == place)
                .toList();
        return new SyntaxException(new SyntaxError(1, place, problem(place, there), there));
    }

    SyntaxException failure(int place, String problem) {
        return new SyntaxException(new SyntaxError(1, place, problem, List.of()));
    }

    private String problem(int place, List<Completion> there) {
        String rest = text.substring(place);
        String found = rest.isEmpty() ? "the end" : OneLine.quoted(word(rest));
        List<String> columns = texts(there, Kind.COLUMN);
        List<String> values = texts(there, Kind.VALUE);
        if (!rest.isEmpty() && !columns.isEmpty()) {
            return "no column is called " + found + "; " + Suggestions.of(word(rest), columns);
        }
        if (!rest.isEmpty() && !values.isEmpty()) {
            return "there is no value " + found + "; " + Suggestions.of(word(rest), values);
        }
        return found + " stands where " + wanted(there) + " is expected";
    }

    private static List<String> texts(List<Completion> some, Kind kind) {
        return some.stream()
                .filter(completion -> completion.kind() == kind)
                .map(Completion::text)
                .toList();
    }

    private static String wanted(List<Completion> there) {
        List<String> words = there.stream()
                .map(completion -> completion.kind() == Kind.WORD
                        ? "'" + completion.text() + "'"
                        : completion.kind().toString())
                .distinct()
                .toList();
        return words.isEmpty()
                ? "the end"
                : words.stream().limit(MOST_LISTED).collect(Collectors.joining(", "))
                        + (words.size() > MOST_LISTED ? " or the like" : "");
    }

    /** What a person takes for one name. */
    private static String word(String rest) {
        String stop = rest.toLowerCase(Locale.ROOT);
        int end = rest.length();
        List<String> joints = List.of(
                " and ", " or ", " if ", " in ", " is ", ", ", ": ", "; ", " = ", " <", " >", ">", "<", "=", "}");
        for (String joint : joints) {
            int found = stop.indexOf(joint);
            end = found > 0 ? Math.min(end, found) : end;
        }
        return rest.substring(0, end).strip();
    }
}

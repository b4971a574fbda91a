package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.table.OneLine;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The entry of a decision table: {@code -}, {@code > 3}, {@code [1..3)}, {@code "a","b"}, {@code not("a")}, and conditions on
 * {@code ?} with and, or, not and {@code list contains}. Anything else is an {@link IllegalArgumentException} that says what.
 */
final class FeelTest {
    private static final Pattern TOKEN = Pattern.compile(
            "\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|list contains|lower case|-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[eE][+-]?\\d+)?|<=|>=|!=|\\.\\.|[<>=?()\\[\\],-]|[A-Za-z]+)",
            Pattern.DOTALL);
    private static final int DEEPEST = 200;

    private final String column;
    private final String text;
    private final List<String> tokens;
    private int at;
    private int depth;

    FeelTest(String column, String text) {
        this.column = column;
        this.text = text;
        this.tokens = tokens(text);
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (matcher.lookingAt()) {
            tokens.add(matcher.group(1));
            end = matcher.end();
            matcher.region(end, text.length());
        }
        if (!text.substring(end).isBlank()) {
            throw new IllegalArgumentException(OneLine.quoted(text) + " is no test that is read");
        }
        return tokens;
    }

    /** A text in quotes, a number or a truth value, as cells of a table have it. */
    static String literal(String text) {
        FeelTest test = new FeelTest("", text);
        String value = test.value();
        test.requireEnd();
        return value;
    }

    Guard read() {
        if (tokens.equals(List.of("-")) || tokens.isEmpty()) {
            return Guard.ALWAYS;
        }
        Guard where = isWithQuestion() ? any() : tests();
        requireEnd();
        return where;
    }

    /** Tests of the column itself have no question mark. */
    private boolean isWithQuestion() {
        return tokens.contains("?") || tokens.contains("and") || tokens.contains("or");
    }

    private Guard tests() {
        if (accept("not")) {
            require("(");
            Guard inner = tests();
            require(")");
            return inner.not();
        }
        Guard any = test();
        while (accept(",")) {
            any = any.or(test());
        }
        return any;
    }

    private Guard test() {
        String next = peek();
        if (next.matches("<=|>=|<|>|=|!=")) {
            at++;
            return compared(next, value());
        }
        if (next.matches("[\\[\\](]")) {
            return range();
        }
        return compared("=", value());
    }

    /** {@code [1..3)}. */
    private Guard range() {
        boolean isFrom = take().equals("[");
        String from = value();
        require("..");
        String to = value();
        String close = take();
        if (!close.matches("[\\])\\[]")) {
            throw failure();
        }
        return compared(isFrom ? ">=" : ">", from).and(compared(close.equals("]") ? "<=" : "<", to));
    }

    private Guard any() {
        Guard any = all();
        while (accept("or")) {
            any = any.or(all());
        }
        return any;
    }

    private Guard all() {
        Guard all = one();
        while (accept("and")) {
            all = all.and(one());
        }
        return all;
    }

    private Guard one() {
        if (++depth > DEEPEST) {
            throw new IllegalArgumentException("has more than " + DEEPEST + " parts in each other");
        }
        try {
            if (accept("not")) {
                require("(");
                Guard inner = any();
                require(")");
                return inner.not();
            }
            if (accept("(")) {
                Guard inner = any();
                require(")");
                return inner;
            }
            if (accept("true") || accept("false")) {
                return tokens.get(at - 1).equals("true") ? Guard.ALWAYS : Guard.NEVER;
            }
            return accept("list contains") ? contains() : comparison();
        } finally {
            depth--;
        }
    }

    /** {@code list contains(["a", "b"], ?)}. */
    private Guard contains() {
        require("(");
        require("[");
        List<String> values = new ArrayList<>();
        do {
            values.add(value());
        } while (accept(","));
        require("]");
        require(",");
        cell();
        require(")");
        return Guard.of(new ForeignCondition(column, Operator.IN, values));
    }

    private Guard comparison() {
        cell();
        if (accept("in")) {
            if (peek().matches("[\\[\\]]") || peek().equals("(") && tokens.contains("..")) {
                return range();
            }
            require("(");
            Guard inner = tests();
            require(")");
            return inner;
        }
        String sign = take();
        if (!sign.matches("<=|>=|<|>|=|!=")) {
            throw failure();
        }
        return compared(sign, value());
    }

    private void cell() {
        if (accept("lower case")) {
            require("(");
            require("?");
            require(")");
        } else {
            require("?");
        }
    }

    private Guard compared(String sign, String value) {
        boolean isEqual = sign.equals("=");
        if (value.equals(NULL)) {
            if (!isEqual && !sign.equals("!=")) {
                throw failure();
            }
            return Guard.of(
                    isEqual
                            ? ForeignCondition.missing(column)
                            : new ForeignCondition(column, Operator.PRESENT, List.of()));
        }
        if (!isEqual && !sign.equals("!=") && !RipperText.isNumber(value)) {
            throw new IllegalArgumentException("compares with " + OneLine.quoted(value) + ", which is no number");
        }
        return Guard.of(ForeignCondition.of(column, sign, value));
    }

    private static final String NULL = "\0null";

    private String value() {
        String token = take();
        if (token.startsWith("\"")) {
            return CellText.key(FeelString.decode(token));
        }
        if (token.equals("null")) {
            return NULL;
        }
        if (RipperText.isNumber(token)) {
            return CellText.key(token);
        }
        if (token.equals("true") || token.equals("false")) {
            return token.toLowerCase(Locale.ROOT);
        }
        throw failure();
    }

    private String peek() {
        if (at >= tokens.size()) {
            throw failure();
        }
        return tokens.get(at);
    }

    private String take() {
        String token = peek();
        at++;
        return token;
    }

    private boolean accept(String token) {
        boolean is = at < tokens.size() && tokens.get(at).equals(token);
        at += is ? 1 : 0;
        return is;
    }

    private void require(String token) {
        if (!accept(token)) {
            throw failure();
        }
    }

    private void requireEnd() {
        if (at < tokens.size()) {
            throw failure();
        }
    }

    private IllegalArgumentException failure() {
        return new IllegalArgumentException(OneLine.quoted(text)
                + " is no test that is read; use -, comparisons, ranges, texts in quotes, not(...), and, or");
    }
}

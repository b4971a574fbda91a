package dev.cleave.interchange.pmml;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Notation;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Expressions of PMML that are never missing. */
record PmmlNotation(List<InputColumn> inputs) implements Notation {
    private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

    @Override
    public String check(CellCheck check) {
        String field = field(inputs.get(check.input()).name());
        if (check instanceof CellCheck.Absent) {
            return apply("isMissing", field);
        }
        String asked = check instanceof CellCheck.Above above
                ? apply("greaterThan", field, number(above.threshold()))
                : check instanceof CellCheck.Among among
                        ? oneOf(field, among.values())
                        : oneOf(apply("lowercase", field), CellCheck.Truth.WORDS);
        return apply("if", apply("isNotMissing", field), asked, constant(false));
    }

    private static String oneOf(String field, List<String> values) {
        return apply(
                "isIn",
                Stream.concat(
                                Stream.of(field),
                                values.stream()
                                        .map(value -> "<Constant dataType=\"string\">" + text(value) + "</Constant>"))
                        .toArray(String[]::new));
    }

    @Override
    public String auxiliary(int index) {
        return named("a" + (index + 1));
    }

    @Override
    public String named(String name) {
        return field(PmmlText.PREFIX + name);
    }

    @Override
    public String not(String condition) {
        return apply("not", condition);
    }

    @Override
    public String all(List<String> conditions) {
        return apply("and", conditions.toArray(String[]::new));
    }

    @Override
    public String any(List<String> conditions) {
        return apply("or", conditions.toArray(String[]::new));
    }

    @Override
    public String constant(boolean holds) {
        return "<Constant dataType=\"boolean\">" + holds + "</Constant>";
    }

    @Override
    public String sum(List<Term> terms) {
        return terms.isEmpty()
                ? number(0)
                : apply(
                        "sum",
                        terms.stream()
                                .map(term -> apply(
                                        "if",
                                        term.condition(),
                                        number(term.weight().doubleValue()),
                                        number(0)))
                                .toArray(String[]::new));
    }

    @Override
    public String atLeast(String sum, BigInteger bound) {
        return apply("greaterOrEqual", sum, number(bound.doubleValue()));
    }

    @Override
    public BigInteger greatest() {
        return EXACT;
    }

    static String apply(String function, String... arguments) {
        return "<Apply function=\"" + function + "\">" + String.join("", arguments) + "</Apply>";
    }

    static String field(String name) {
        return "<FieldRef field=\"" + text(name) + "\"/>";
    }

    static String number(double number) {
        return "<Constant dataType=\"double\">" + number + "</Constant>";
    }

    /** In an attribute or an element; an {@link InputException} where XML has no such character. */
    static String text(String text) {
        return text.codePoints().mapToObj(c -> character(c, text)).collect(Collectors.joining());
    }

    private static String character(int c, String text) {
        boolean isAllowed = c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c < 0xd800
                || c >= 0xe000 && c != 0xfffe && c != 0xffff;
        if (!isAllowed) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "XML has no character " + Integer.toHexString(c) + ", which " + OneLine.quoted(text)
                            + " has; use --as sql or python");
        }
        return c < 0x20 || c > 0x7e || "<>&\"'".indexOf(c) >= 0
                ? String.format(Locale.ROOT, "&#x%x;", c)
                : Character.toString(c);
    }
}

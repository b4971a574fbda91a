package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InfixNotation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Conditions of FEEL that are never null: numbers and texts that are absent are null, and compared with nothing. */
record FeelNotation(DmnNames names) implements InfixNotation {
    private static final BigInteger EXACT = BigInteger.TEN.pow(34); // the digits that FEEL's numbers have

    @Override
    public String check(CellCheck check) {
        return check(check, names.input(check.input()));
    }

    /** @param cell the name of the cell, or a question mark in the entry of a table */
    static String check(CellCheck check, String cell) {
        if (check instanceof CellCheck.Absent) {
            return cell + " = null";
        }
        return "(" + cell + " != null and " + asked(check, cell) + ")";
    }

    private static String asked(CellCheck check, String cell) {
        if (check instanceof CellCheck.Above above) {
            return cell + " > " + number(above.threshold());
        }
        if (check instanceof CellCheck.Among among) {
            return among.values().size() == 1
                    ? cell + " = " + text(among.values().get(0))
                    : contains(among.values(), cell);
        }
        return contains(CellCheck.Truth.WORDS, "lower case(" + cell + ")");
    }

    private static String contains(List<String> values, String cell) {
        return "list contains([" + values.stream().map(FeelNotation::text).collect(Collectors.joining(", ")) + "], "
                + cell + ")";
    }

    static String number(double number) {
        return new BigDecimal(Double.toString(number)).toPlainString();
    }

    static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < 32 || c > 126) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    @Override
    public String auxiliary(int index) {
        return names.named("a" + (index + 1));
    }

    @Override
    public String named(String name) {
        return names.named(name);
    }

    @Override
    public String not(String condition) {
        return "not(" + condition + ")";
    }

    @Override
    public String and() {
        return "and";
    }

    @Override
    public String or() {
        return "or";
    }

    @Override
    public String addend(Term term) {
        return "(if " + term.condition() + " then " + term.weight() + " else 0)";
    }

    @Override
    public String constant(boolean holds) {
        return Boolean.toString(holds);
    }

    @Override
    public BigInteger greatest() {
        return EXACT;
    }
}

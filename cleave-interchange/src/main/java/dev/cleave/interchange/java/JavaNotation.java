package dev.cleave.interchange.java;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InfixNotation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Conditions of Java over arrays of cells: {@code n}, numbers, NaN where absent, and {@code t}, texts, null where absent.
 *
 * @param methods where parts of what is too long for one method are kept, to be written beside it
 */
record JavaNotation(List<String> methods) implements InfixNotation {
    private static final int MOST = 100; // in one method; see JavaMethods

    @Override
    public String check(CellCheck check) {
        int i = check.input();
        if (check instanceof CellCheck.Above above) {
            return "n[" + i + "] > " + above.threshold();
        }
        if (check instanceof CellCheck.Among among) {
            return among.values().stream()
                    .map(value -> quoted(value) + ".equals(t[" + i + "])")
                    .collect(Collectors.joining(
                            " || ",
                            among.values().size() > 1 ? "(" : "",
                            among.values().size() > 1 ? ")" : ""));
        }
        return check instanceof CellCheck.Truth
                ? "isTrue(t[" + i + "])"
                : "(n[" + i + "] != n[" + i + "] && t[" + i + "] == null)";
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c == '\n') {
                quoted.append("\\n");
            } else if (c == '\r') {
                quoted.append("\\r");
            } else if (c < 32 || c > 126) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    @Override
    public String auxiliary(int index) {
        return "a[" + index + "]";
    }

    @Override
    public String named(String name) {
        return name + "(n, t, a)";
    }

    @Override
    public String not(String condition) {
        return "!(" + condition + ")";
    }

    @Override
    public String and() {
        return "&&";
    }

    @Override
    public String or() {
        return "||";
    }

    @Override
    public String addend(Term term) {
        return "(" + term.condition() + " ? " + term.weight() + "L : 0L)";
    }

    @Override
    public String zero() {
        return "0L";
    }

    @Override
    public String all(List<String> conditions) {
        return InfixNotation.super.all(inMethods(conditions, "boolean", InfixNotation.super::all));
    }

    @Override
    public String any(List<String> conditions) {
        return InfixNotation.super.any(inMethods(conditions, "boolean", InfixNotation.super::any));
    }

    @Override
    public String sum(List<Term> terms) {
        List<String> addends = terms.stream().map(this::addend).toList();
        return terms.isEmpty() ? zero() : added(inMethods(addends, "long", JavaNotation::added));
    }

    private static String added(List<String> addends) {
        return "(" + String.join(" + ", addends) + ")";
    }

    private List<String> inMethods(List<String> parts, String type, Function<List<String>, String> joined) {
        if (parts.size() <= MOST) {
            return parts;
        }
        List<String> calls = new ArrayList<>();
        for (int from = 0; from < parts.size(); from += MOST) {
            String name = "part" + (methods.size() + 1);
            methods.add("private static " + type + " " + name + "(" + JavaMethods.CELLS + ") { return "
                    + joined.apply(parts.subList(from, Math.min(parts.size(), from + MOST))) + "; }\n");
            calls.add(name + "(n, t, a)");
        }
        return inMethods(calls, type, joined);
    }

    @Override
    public String constant(boolean holds) {
        return Boolean.toString(holds);
    }

    @Override
    public String atLeast(String sum, BigInteger bound) {
        return sum + " >= " + bound + "L";
    }

    @Override
    public BigInteger greatest() {
        return BigInteger.valueOf(Long.MAX_VALUE);
    }
}

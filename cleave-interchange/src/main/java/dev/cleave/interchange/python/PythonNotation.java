package dev.cleave.interchange.python;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.Chain;
import dev.cleave.interchange.program.Notation;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Conditions of Python: a number that is absent is NaN, a text that is absent is None. */
final class PythonNotation implements Notation {
    @Override
    public String check(CellCheck check) {
        String x = "x" + (check.input() + 1);
        if (check instanceof CellCheck.Above above) {
            return x + " > " + above.threshold();
        }
        if (check instanceof CellCheck.Among among) {
            return among.values().size() == 1
                    ? x + " == " + quoted(among.values().get(0))
                    : x + " in ("
                            + among.values().stream()
                                    .map(PythonNotation::quoted)
                                    .collect(Collectors.joining(", ")) + ")";
        }
        return check instanceof CellCheck.Truth ? "_true(" + x + ")" : "_absent(" + x + ")";
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.codePoints().forEach(c -> {
            if (c == '\'' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < 32 || c > 126) {
                quoted.append(String.format(Locale.ROOT, c > 0xffff ? "\\U%08x" : "\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('\'').toString();
    }

    @Override
    public String auxiliary(int index) {
        return "a" + (index + 1);
    }

    @Override
    public String not(String condition) {
        return "not (" + condition + ")";
    }

    @Override
    public String all(List<String> conditions) {
        return Chain.of(" and ", conditions.stream().map(PythonNotation::inner).toList());
    }

    @Override
    public String any(List<String> conditions) {
        return Chain.of(" or ", conditions.stream().map(PythonNotation::inner).toList());
    }

    private static String inner(String condition) {
        return condition.contains(" and ") || condition.contains(" or ") ? "(" + condition + ")" : condition;
    }

    @Override
    public String constant(boolean holds) {
        return holds ? "True" : "False";
    }

    @Override
    public String sum(List<Term> terms) {
        return terms.isEmpty()
                ? "0"
                : Chain.of(
                        " + ",
                        terms.stream()
                                .map(term -> term.weight() + " * (" + term.condition() + ")")
                                .toList());
    }

    @Override
    public String atLeast(String sum, BigInteger bound) {
        return sum + " >= " + bound;
    }

    /** Any. */
    @Override
    public BigInteger greatest() {
        return BigInteger.ONE.shiftLeft(1 << 14);
    }
}

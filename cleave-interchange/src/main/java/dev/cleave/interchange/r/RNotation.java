package dev.cleave.interchange.r;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InfixNotation;
import java.math.BigInteger;
import java.util.Locale;
import java.util.stream.Collectors;

/** Conditions of R over whole columns, none of them NA. */
final class RNotation implements InfixNotation {
    private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

    @Override
    public String check(CellCheck check) {
        String x = "x" + (check.input() + 1);
        if (check instanceof CellCheck.Above above) {
            return "(!is.na(" + x + ") & " + x + " > " + above.threshold() + ")";
        }
        if (check instanceof CellCheck.Among among) {
            return "(" + x + " %in% c("
                    + among.values().stream().map(RNotation::quoted).collect(Collectors.joining(", ")) + "))";
        }
        return check instanceof CellCheck.Truth
                ? "(tolower(" + x + ") %in% c("
                        + CellCheck.Truth.WORDS.stream().map(RNotation::quoted).collect(Collectors.joining(", ")) + "))"
                : "is.na(" + x + ")";
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < 32 || c > 126) {
                quoted.append(String.format(Locale.ROOT, "\\U{%x}", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    @Override
    public String auxiliary(int index) {
        return "a" + (index + 1);
    }

    @Override
    public String not(String condition) {
        return "!(" + condition + ")";
    }

    @Override
    public String and() {
        return "&";
    }

    @Override
    public String or() {
        return "|";
    }

    @Override
    public String addend(Term term) {
        return term.weight() + " * (" + term.condition() + ")";
    }

    @Override
    public String zero() {
        return "0 * yes";
    }

    @Override
    public String constant(boolean holds) {
        return holds ? "yes" : "!yes";
    }

    @Override
    public BigInteger greatest() {
        return EXACT;
    }
}

package dev.cleave.interchange.prolog;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Notation;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Goals over a row. */
record PrologNotation(List<InputColumn> inputs) implements Notation {
    @Override
    public String check(CellCheck check) {
        InputColumn input = inputs.get(check.input());
        String column = quoted(input.name());
        if (check instanceof CellCheck.Above above) {
            return "above(Row, " + column + ", " + above.threshold() + ")";
        }
        if (check instanceof CellCheck.Among among) {
            return "among(Row, " + column + ", ["
                    + among.values().stream().map(PrologNotation::quoted).collect(Collectors.joining(", ")) + "])";
        }
        return check instanceof CellCheck.Truth
                ? "truth(Row, " + column + ")"
                : (input.isNumber() ? "no_number" : "no_text") + "(Row, " + column + ")";
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.codePoints().forEach(c -> {
            if (c == '\'' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < 32 || c > 126) {
                quoted.append(String.format(Locale.ROOT, "\\x%x\\", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('\'').toString();
    }

    @Override
    public String auxiliary(int index) {
        return "auxiliary(Row, " + (index + 1) + ")";
    }

    @Override
    public String not(String condition) {
        return "\\+ (" + condition + ")";
    }

    @Override
    public String all(List<String> conditions) {
        return String.join(", ", conditions);
    }

    @Override
    public String any(List<String> conditions) {
        return "(" + String.join("; ", conditions) + ")";
    }

    @Override
    public String constant(boolean holds) {
        return holds ? "true" : "false";
    }

    /** The list of what may be added. */
    @Override
    public String sum(List<Term> terms) {
        return terms.stream()
                .map(term -> "(" + term.weight() + " : (" + term.condition() + "))")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public String atLeast(String sum, BigInteger bound) {
        return "points(" + sum + ", Points), Points >= " + bound;
    }

    /** Any. */
    @Override
    public BigInteger greatest() {
        return BigInteger.ONE.shiftLeft(1 << 14);
    }
}

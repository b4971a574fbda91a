package dev.cleave.interchange.sql;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InfixNotation;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Conditions of SQL that are never unknown. */
record SqlNotation(SqlDialect dialect) implements InfixNotation {
    private static final Pattern WHOLE = Pattern.compile("-?(?:0|[1-9][0-9]{0,14})");

    @Override
    public String check(CellCheck check) {
        String x = SqlText.PREFIX + "x" + (check.input() + 1);
        if (check instanceof CellCheck.Above above) {
            return known(x, x + " > " + dialect.literal(above.threshold()));
        }
        if (check instanceof CellCheck.Among among) {
            return known(x, x + " IN (" + listed(among.values()) + ")");
        }
        return check instanceof CellCheck.Truth
                ? known(x, "LOWER(" + x + ") IN (" + listed(CellCheck.Truth.WORDS) + ")")
                : x + " IS NULL";
    }

    private static String known(String x, String condition) {
        return "(" + x + " IS NOT NULL AND " + condition + ")";
    }

    /** A whole number in a column of fractions is written with one digit more. */
    private static String listed(List<String> values) {
        return values.stream()
                .flatMap(value -> WHOLE.matcher(value).matches() ? Stream.of(value, value + ".0") : Stream.of(value))
                .map(SqlDialect::quoted)
                .collect(Collectors.joining(", "));
    }

    @Override
    public String auxiliary(int index) {
        return named("a" + (index + 1));
    }

    @Override
    public String named(String name) {
        return "(" + SqlText.PREFIX + name + " = 1)";
    }

    @Override
    public String not(String condition) {
        return "(NOT " + condition + ")";
    }

    @Override
    public String and() {
        return "AND";
    }

    @Override
    public String or() {
        return "OR";
    }

    @Override
    public String addend(Term term) {
        return "CASE WHEN " + term.condition() + " THEN CAST(" + term.weight() + " AS BIGINT) ELSE 0 END";
    }

    @Override
    public String constant(boolean holds) {
        return holds ? "(1 = 1)" : "(1 = 0)";
    }

    @Override
    public BigInteger greatest() {
        return BigInteger.valueOf(Long.MAX_VALUE);
    }
}

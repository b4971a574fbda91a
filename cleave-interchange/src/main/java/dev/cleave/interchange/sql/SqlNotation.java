package dev.cleave.interchange.sql;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InfixNotation;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Conditions of SQL that are never unknown.
 *
 * @param defined where rules, auxiliaries and heads are that have no column of their name, as numbers, 0 or 1
 * @param asked how a condition on a cell is written, given what asks the cell itself
 */
record SqlNotation(SqlDialect dialect, Map<String, String> defined, UnaryOperator<String> asked)
        implements InfixNotation {
    private static final String HOLDS = " = 1)";
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

    private String known(String x, String condition) {
        return asked.apply("(" + x + " IS NOT NULL AND " + condition + ")");
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

    /** 1 where a rule, an auxiliary or a head holds, else 0. */
    String number(String name) {
        return defined.getOrDefault(name, SqlText.PREFIX + name);
    }

    @Override
    public String named(String name) {
        return "(" + number(name) + HOLDS;
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
        String weight = dialect.whole(term.weight());
        String condition = term.condition();
        return condition.endsWith(HOLDS) // what is 0 or 1 is asked so, and nothing else
                ? weight + " * " + condition.substring(1, condition.length() - HOLDS.length())
                : "CASE WHEN " + condition + " THEN " + weight + " ELSE 0 END";
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

package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program as FOLD-R++ prints it: {@code income(X,'>50k') :- education_num(X,N1), N1>12.0, not ab1(X,'True').} with exceptions
 * {@code ab1}, which may have exceptions of their own.
 */
final class FoldText {
    private static final String NAME = "([A-Za-z_]\\w*)";
    private static final Pattern RULE =
            Pattern.compile(NAME + "\\(X,\\s*'((?:[^'\\\\]|\\\\.)*)'\\)\\s*:-\\s*(.*)\\.\\s*");
    private static final Pattern VALUE = Pattern.compile("(not\\s+)?" + NAME + "\\(X,\\s*'((?:[^'\\\\]|\\\\.)*)'\\)");
    private static final Pattern CELL = Pattern.compile(NAME + "\\(X,\\s*(N\\d+)\\)");
    private static final Pattern BOUND =
            Pattern.compile("(not\\s*\\(\\s*)?(N\\d+)\\s*(=<|<=|>=|<|>)\\s*([-+0-9.eE]+)(\\s*\\))?");
    private static final Pattern EXCEPTION = Pattern.compile("ab\\d+");

    private final SourceLocation place;
    private final List<String> lines;
    private final Map<String, Guard> exceptions = new LinkedHashMap<>();
    private final Map<String, List<Integer>> defined = new LinkedHashMap<>(); // lines, by exception
    private final List<String> open = new ArrayList<>(); // exceptions that are being read

    FoldText(SourceLocation place, String text) {
        this.place = place;
        this.lines = text.lines().toList();
    }

    static boolean isOne(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("%"))
                .findFirst()
                .filter(line -> line.matches(NAME + "\\(X,\\s*'.*"))
                .isPresent();
    }

    ForeignRules rules() {
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (isRule(i)) {
                String head = parts(i).group(1);
                (EXCEPTION.matcher(head).matches() ? defined.computeIfAbsent(head, name -> new ArrayList<>()) : own)
                        .add(i);
            }
        }
        if (own.isEmpty()) {
            throw problem(Math.max(0, lines.size() - 1), "is the last, and there is no rule of a class");
        }
        List<ForeignRule> rules = new ArrayList<>();
        String value = value(parts(own.get(0)).group(2));
        for (int line : own) {
            if (!value(parts(line).group(2)).equals(value)) {
                throw problem(line, "says another value than the rules before it; read are programs for two values");
            }
            body(line).choices().forEach(choice -> rules.add(new ForeignRule(choice, value)));
        }
        rules.add(new ForeignRule(List.of(), ForeignRules.OTHER));
        return new ForeignRules(place, rules, false, true);
    }

    private boolean isRule(int line) {
        String text = lines.get(line).strip();
        return !text.isEmpty() && !text.startsWith("%");
    }

    private Matcher parts(int line) {
        Matcher parts = RULE.matcher(lines.get(line).strip());
        if (!parts.matches()) {
            throw problem(
                    line,
                    "is no rule of FOLD-R++: " + OneLine.quoted(lines.get(line).strip()));
        }
        return parts;
    }

    private Guard body(int line) {
        Guard all = Guard.ALWAYS;
        Map<String, String> columns = new LinkedHashMap<>(); // by variable
        String rest = parts(line).group(3).strip();
        while (!rest.isEmpty()) {
            Matcher value = VALUE.matcher(rest);
            Matcher cell = CELL.matcher(rest);
            Matcher bound = BOUND.matcher(rest);
            int end;
            if (value.lookingAt()) {
                all = all.and(value(value, line));
                end = value.end();
            } else if (cell.lookingAt()) {
                columns.put(cell.group(2), cell.group(1));
                end = cell.end();
            } else if (bound.lookingAt()) {
                all = all.and(bound(bound, columns, line));
                end = bound.end();
            } else {
                throw problem(line, "has no condition where one must be: " + OneLine.quoted(rest));
            }
            rest = after(rest, end, line);
        }
        return all;
    }

    private String after(String rest, int end, int line) {
        String left = rest.substring(end).strip();
        if (left.isEmpty()) {
            return left;
        }
        if (!left.startsWith(",") || left.substring(1).isBlank()) {
            throw problem(line, "lacks a comma, or what comes after it: " + OneLine.quoted(left));
        }
        return left.substring(1).strip();
    }

    private Guard value(Matcher parts, int line) {
        boolean isNot = parts.group(1) != null;
        String name = parts.group(2);
        if (EXCEPTION.matcher(name).matches()) {
            Guard exception = exception(name, line);
            return isNot ? exception.not() : exception;
        }
        return Guard.of(ForeignCondition.of(name, isNot ? Operator.NOT_IN : Operator.IN, value(parts.group(3))));
    }

    private Guard exception(String name, int line) {
        Guard known = exceptions.get(name);
        if (known != null) {
            return known;
        }
        List<Integer> own = defined.getOrDefault(name, List.of());
        if (own.isEmpty() || open.contains(name)) {
            throw problem(line, "names " + name + ", which has no rule, or needs itself");
        }
        open.add(name);
        Guard any = Guard.NEVER;
        for (int each : own) {
            any = any.or(body(each));
        }
        open.remove(name);
        exceptions.put(name, any);
        return any;
    }

    private Guard bound(Matcher parts, Map<String, String> columns, int line) {
        String column = columns.get(parts.group(2));
        if (column == null
                || !RipperText.isNumber(parts.group(4))
                || (parts.group(1) == null) != (parts.group(5) == null)) {
            throw problem(line, "compares what no column says, or with no number: " + OneLine.quoted(parts.group()));
        }
        String sign = parts.group(3).equals("=<") ? "<=" : parts.group(3);
        Guard where = Guard.of(ForeignCondition.of(column, sign, parts.group(4)));
        return parts.group(1) == null ? where : where.not();
    }

    private static String value(String quoted) {
        return CellText.key(quoted.replaceAll("\\\\(.)", "$1"));
    }

    private InputException problem(int line, String problem) {
        return new InputException(place.withLine(line + 1), problem);
    }
}

package dev.cleave.interchange.foreign;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A list of rules as Weka's JRip prints it: {@code (a <= 3) and (b = x) => class=yes (50.0/1.0)}; the last has no conditions. */
final class RipperText {
    private static final Pattern RULE =
            Pattern.compile("(.*)=>\\s*[^=]+=(.*?)\\s*\\([0-9.]+(?:E[0-9]+)?/[0-9.]+(?:E[0-9]+)?\\)\\s*");
    private static final Pattern CONDITION = Pattern.compile("\\((.+?) (<=|>=|=|<|>) (.+?)\\)");

    private final SourceLocation place;
    private final List<String> lines;

    RipperText(SourceLocation place, String text) {
        this.place = place;
        this.lines = text.lines().toList();
    }

    static boolean isOne(String text) {
        return text.lines().anyMatch(line -> line.strip().equals("JRIP rules:"));
    }

    List<ForeignRule> rules() {
        List<ForeignRule> rules = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains("=>")) {
                require(
                        rules.isEmpty()
                                || !rules.get(rules.size() - 1).conditions().isEmpty(),
                        i,
                        "comes after the default");
                rules.add(rule(lines.get(i), i));
            }
        }
        require(
                !rules.isEmpty() && rules.get(rules.size() - 1).conditions().isEmpty(),
                lines.size() - 1,
                "is the last, and the list is cut short before its default");
        return rules;
    }

    private ForeignRule rule(String line, int index) {
        Matcher parts = RULE.matcher(line);
        require(parts.matches(), index, "is no rule of JRip: " + OneLine.quoted(line));
        List<ForeignCondition> conditions = new ArrayList<>();
        String rest = parts.group(1).strip();
        while (!rest.isEmpty()) {
            Matcher next = CONDITION.matcher(rest);
            require(next.lookingAt(), index, "has no condition where one must be: " + OneLine.quoted(rest));
            conditions.add(condition(next, index));
            rest = rest.substring(next.end()).strip();
            if (!rest.isEmpty()) {
                require(rest.startsWith("and "), index, "lacks an 'and': " + OneLine.quoted(rest));
                rest = rest.substring(4).strip();
            }
        }
        return new ForeignRule(conditions, parts.group(2));
    }

    private ForeignCondition condition(Matcher parts, int index) {
        String sign = parts.group(2);
        if (!sign.equals("=")) {
            require(isNumber(parts.group(3)), index, "has no finite number: " + OneLine.quoted(parts.group(3)));
        }
        return ForeignCondition.of(parts.group(1), sign, parts.group(3));
    }

    static boolean isNumber(String text) {
        try {
            return Double.isFinite(Double.parseDouble(text));
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private void require(boolean condition, int index, String problem) {
        if (!condition) {
            throw new InputException(place.withLine(index + 1), problem);
        }
    }
}

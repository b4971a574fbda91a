package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tree as Weka's J48 prints it: {@code width <= 0.6: setosa (50.0)}, deeper branches behind more bars. A leaf is a rule. */
final class WekaTreeText {
    private static final Pattern TITLE = Pattern.compile("J48 (?:un)?pruned tree");
    private static final Pattern BRANCH =
            Pattern.compile("((?:\\|   )*)(\\S.*?) (<=|>|=) (.*?)(?:: (.*?) \\([0-9./]+\\))?");
    private static final Pattern LEAF = Pattern.compile(": (.*?) \\([0-9./]+\\)");

    private final SourceLocation place;
    private final List<String> lines;
    private final List<ForeignCondition> path = new ArrayList<>();
    private final List<ForeignRule> rules = new ArrayList<>();
    private boolean isOpen = true; // whether the last line has branches beneath it

    WekaTreeText(SourceLocation place, String text) {
        this.place = place;
        this.lines = text.lines().toList();
    }

    static boolean isOne(String text) {
        return text.lines().anyMatch(line -> TITLE.matcher(line.strip()).matches());
    }

    List<ForeignRule> rules() {
        int at = 0;
        while (!TITLE.matcher(lines.get(at).strip()).matches()) {
            at++;
        }
        for (at++; at < lines.size() && (rules.isEmpty() || !lines.get(at).isBlank()); at++) {
            if (!lines.get(at).isBlank() && !lines.get(at).matches("-+")) {
                read(lines.get(at), at + 1);
            }
        }
        if (rules.isEmpty() || !isWhole()) {
            throw problem(lines.size(), "is the last, and the tree is cut short before its last leaf");
        }
        return rules;
    }

    private void read(String line, int number) {
        Matcher leaf = LEAF.matcher(line);
        if (rules.isEmpty() && path.isEmpty() && leaf.matches()) {
            rules.add(new ForeignRule(List.of(), leaf.group(1)));
            return;
        }
        Matcher parts = BRANCH.matcher(line);
        if (!parts.matches()) {
            throw problem(number, "is no line of a tree: " + OneLine.quoted(line));
        }
        int depth = parts.group(1).length() / 4;
        boolean isDeeper = depth > path.size() || depth == path.size() && !isOpen;
        if (isDeeper && !path.isEmpty() || depth < path.size() && isOpen) {
            throw problem(number, "is not where the line before it leads to");
        }
        path.subList(Math.min(depth, path.size()), path.size()).clear();
        if (!parts.group(3).equals("=") && !RipperText.isNumber(parts.group(4))) {
            throw problem(number, "has no finite number: " + OneLine.quoted(parts.group(4)));
        }
        path.add(ForeignCondition.of(parts.group(2), parts.group(3), parts.group(4)));
        isOpen = parts.group(5) == null;
        if (!isOpen) {
            rules.add(new ForeignRule(path, parts.group(5)));
        }
    }

    /** Whether every branch has its other sides: where no leaf answers, a column has a value that none of its branches names. */
    private boolean isWhole() {
        Guard rest = Guard.ALWAYS;
        Map<String, Set<String>> named = new HashMap<>();
        for (ForeignRule rule : rules) {
            rest = rest.and(new Guard(List.of(rule.conditions())).not().inData(Set.of()));
            rule.conditions().stream()
                    .filter(condition -> condition.operator() == Operator.IN)
                    .forEach(condition -> named.computeIfAbsent(condition.column(), column -> new HashSet<>())
                            .addAll(condition.values()));
        }
        return !isOpen && rest.choices().stream().allMatch(choice -> isUnnamed(choice, named));
    }

    private static boolean isUnnamed(List<ForeignCondition> choice, Map<String, Set<String>> named) {
        Map<String, Set<String>> excluded = new HashMap<>();
        choice.stream()
                .filter(condition -> condition.operator() == Operator.NOT_IN)
                .forEach(condition -> excluded.computeIfAbsent(condition.column(), column -> new HashSet<>())
                        .addAll(condition.values()));
        return excluded.entrySet().stream().anyMatch(column -> column.getValue().equals(named.get(column.getKey())));
    }

    private InputException problem(int line, String problem) {
        return new InputException(place.withLine(Math.max(1, line)), problem);
    }
}

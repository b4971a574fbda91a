package dev.cleave.interchange.foreign;

import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tree as scikit-learn's {@code export_text} prints it: a line a branch, deeper ones behind more bars. A leaf is a rule. */
final class TreeText {
    private static final Pattern LINE = Pattern.compile("((?:\\|   )*)\\|--- (.*)");
    private static final Pattern BRANCH = Pattern.compile("(.*\\S)\\s+(<=|>)\\s+(-?[0-9.eE+-]+)");
    private static final Pattern LEAF = Pattern.compile("(?:weights: \\[.*] )?class: (.*)");
    private static final int DEEPEST = 10_000;
    private static final int MOST_CONDITIONS = 2_000_000; // of all leaves together

    private final SourceLocation place;
    private final List<String> lines;
    private final List<ForeignCondition> path = new ArrayList<>();
    private final List<ForeignRule> rules = new ArrayList<>();
    private int written;

    TreeText(SourceLocation place, String text) {
        this.place = place;
        this.lines = text.lines().toList();
    }

    static boolean isOne(String text) {
        return text.stripLeading().startsWith("|--- ");
    }

    List<ForeignRule> rules() {
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                read(lines.get(i), i + 1);
            }
        }
        boolean isWhole = path.stream().allMatch(condition -> condition.operator() == Operator.ABOVE);
        require(
                !rules.isEmpty() && isWhole,
                lines.size(),
                "is the last, and the tree is cut short before its last leaf");
        return rules;
    }

    private void read(String line, int number) {
        Matcher parts = LINE.matcher(line);
        require(parts.matches(), number, "is no line of a tree: " + OneLine.quoted(line));
        int depth = parts.group(1).length() / 4;
        require(depth <= path.size() && depth < DEEPEST, number, "is deeper than the line before it leads to");
        Matcher branch = BRANCH.matcher(parts.group(2));
        Matcher leaf = LEAF.matcher(parts.group(2));
        if (branch.matches()) {
            branch(
                    ForeignCondition.of(branch.group(1), branch.group(2), number(branch.group(3), number)),
                    depth,
                    number);
        } else {
            require(leaf.matches(), number, "says no class: " + OneLine.quoted(parts.group(2)));
            require(depth == path.size(), number, "is a leaf where a branch must be");
            leaf(leaf.group(1).strip(), number);
        }
    }

    /** The second branch of a node is the other side of the first. */
    private void branch(ForeignCondition condition, int depth, int number) {
        boolean isSecond = depth < path.size();
        if (isSecond) {
            ForeignCondition first = path.get(depth);
            boolean isOther = first.operator() == Operator.AT_MOST
                    && condition.equals(new ForeignCondition(first.column(), Operator.ABOVE, first.values()));
            require(isOther, number, "is not the other side of " + OneLine.quoted(first.toString()));
            path.subList(depth, path.size()).clear();
        } else {
            require(
                    condition.operator() == Operator.AT_MOST,
                    number,
                    "is the second side of a branch without its first");
        }
        path.add(condition);
    }

    private void leaf(String value, int number) {
        written += path.size();
        require(
                written <= MOST_CONDITIONS,
                number,
                "makes more conditions than " + MOST_CONDITIONS + "; prune the tree");
        rules.add(new ForeignRule(path, value));
    }

    private String number(String text, int number) {
        try {
            require(Double.isFinite(Double.parseDouble(text)), number, "has no finite number: " + text);
            return text;
        } catch (NumberFormatException e) {
            throw problem(number, "has no number: " + OneLine.quoted(text));
        }
    }

    private void require(boolean condition, int number, String problem) {
        if (!condition) {
            throw problem(number, problem);
        }
    }

    private InputException problem(int number, String problem) {
        return new InputException(place.withLine(number), problem);
    }
}

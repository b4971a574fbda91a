package dev.cleave.examples;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Printed rules and points, followed as a person would: from the text alone, with the cells of a row. */
public final class PrintedRules {
    private final List<String> lines;
    private final Set<String> holding = new LinkedHashSet<>();
    private final Map<String, BigDecimal> points = new LinkedHashMap<>();
    private final Map<String, String> row;

    private PrintedRules(List<String> lines, Map<String, String> row) {
        this.lines = unwrapped(lines);
        this.row = row;
    }

    /** The heads of rules that hold. */
    public static Set<String> holding(List<String> lines, Map<String, String> row) {
        PrintedRules rules = new PrintedRules(lines, row);
        rules.follow();
        return rules.holding;
    }

    /** The class with the most points, the first of equals. */
    public static String most(List<String> lines, Map<String, String> row) {
        PrintedRules rules = new PrintedRules(lines, row);
        rules.count();
        String best = "";
        for (String name : rules.points.keySet()) {
            boolean isMore = best.isEmpty() || rules.points.get(name).compareTo(rules.points.get(best)) > 0;
            best = isMore ? name : best;
        }
        return best;
    }

    private static List<String> unwrapped(List<String> lines) {
        List<String> whole = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("    ")) {
                whole.set(whole.size() - 1, whole.get(whole.size() - 1) + line.substring(3));
            } else {
                whole.add(line);
            }
        }
        return whole;
    }

    private void count() {
        boolean isSo = false;
        for (String line : lines) {
            String[] parts = line.split(": ", 2);
            if (line.startsWith("start with: ")) {
                add(parts[1]);
            } else if (line.startsWith("if ") || line.startsWith("or ")) {
                boolean isLast = line.matches(".*: \\S+ [+-].*") && !line.endsWith(":");
                int end = isLast ? line.lastIndexOf(": ") : line.length();
                isSo = body(line.substring(3, end)) || line.startsWith("or ") && isSo;
                if (isLast && isSo) {
                    add(line.substring(end + 2));
                }
            }
        }
    }

    private void add(String list) {
        for (String one : list.split(", ")) {
            int blank = one.lastIndexOf(' ');
            points.merge(one.substring(0, blank), new BigDecimal(one.substring(blank + 1)), BigDecimal::add);
        }
    }

    private void follow() {
        Set<String> denied = new LinkedHashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.endsWith(" always")) {
                holding.add(line.substring(0, line.length() - " always".length()));
            } else if (line.endsWith(" otherwise")) {
                String head = line.substring(0, line.length() - " otherwise".length());
                if (!denied.contains(head)) {
                    holding.add(head);
                }
            } else if (line.endsWith(" points:")) {
                card(i);
            } else if (line.startsWith("not ") && line.contains(" if ")) {
                rule(line.substring("not ".length()), denied);
            } else if (line.contains(" if ") && !line.startsWith("  ")) {
                rule(line, holding);
            }
        }
    }

    private void rule(String line, Set<String> heads) {
        String[] parts = line.split(" if ", 2);
        if (body(parts[1])) {
            heads.add(parts[0]);
        }
    }

    /** {@code ill if at least 4 points:}, and a line for each condition. */
    private void card(int at) {
        String[] parts = lines.get(at).split(" if at least ", 2);
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = at + 1; i < lines.size() && lines.get(i).matches("  [+-].*"); i++) {
            String[] term = lines.get(i).strip().split(" if ", 2);
            sum = body(term[1]) ? sum.add(new BigDecimal(term[0])) : sum;
        }
        if (sum.compareTo(new BigDecimal(parts[1].split(" ")[0])) >= 0) {
            holding.add(parts[0]);
        }
    }

    private boolean body(String text) {
        if (text.startsWith("at least ")) {
            String[] parts = text.substring("at least ".length()).split(" of: ", 2);
            boolean isWeighted = parts[0].endsWith(" points");
            long sum = 0;
            for (String term : parts[1].split(", ")) {
                String[] weighed = isWeighted ? term.split(" ", 2) : new String[] {"1", term};
                sum += literal(weighed[1]) ? Long.parseLong(weighed[0]) : 0;
            }
            return sum >= Long.parseLong(parts[0].split(" ")[0]);
        }
        if (text.contains(" or ")) {
            return List.of(text.split(" or ")).stream().anyMatch(this::literal);
        }
        return all(text, this::literal);
    }

    private static boolean all(String text, Predicate<String> holds) {
        return List.of(text.split(" and ")).stream().allMatch(holds);
    }

    private boolean literal(String text) {
        if (text.startsWith("not ")) {
            return !literal(text.substring("not ".length()));
        }
        if (text.startsWith("(")) {
            return all(text.substring(1, text.length() - 1), this::literal);
        }
        if (text.endsWith("}")) { // colour in {red, blue}
            String[] parts = text.substring(0, text.length() - 1).split("( not)? in \\{", 2);
            boolean isIn = List.of(parts[1].split(", ")).contains(row.getOrDefault(parts[0], ""));
            return isIn != text.contains(" not in {");
        }
        String[] words = text.split(" ");
        if (words.length == 5) { // 20 < BMI <= 31
            return number(words[2]) > Double.parseDouble(words[0]) && number(words[2]) <= Double.parseDouble(words[4]);
        }
        if (words.length == 1 || words[0].equals("aux")) {
            return holding.contains(text) || row.getOrDefault(text, "").equals("1");
        }
        return switch (words[1]) {
            case "=" -> row.getOrDefault(words[0], "").equals(words[2]);
            case ">" -> number(words[0]) > Double.parseDouble(words[2]);
            case "<=" -> number(words[0]) <= Double.parseDouble(words[2]);
            default -> throw new IllegalArgumentException("nobody could follow: " + text);
        };
    }

    private double number(String column) {
        return Double.parseDouble(row.getOrDefault(column, ""));
    }
}

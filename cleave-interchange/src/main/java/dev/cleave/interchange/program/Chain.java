package dev.cleave.interchange.program;

import java.util.ArrayList;
import java.util.List;

/**
 * Many parts with an operator between them. Parsers and evaluators nest a chain by a level for each part, and have a greatest depth (SQLite 1,000, Python
 * 3,000); groups in parentheses nest by one for each power of the width. The operator must be associative.
 */
public final class Chain {
    private static final int WIDTH = 64;

    private Chain() {}

    /** @param operator with the spaces around it */
    public static String of(String operator, List<String> parts) {
        List<String> groups = parts;
        while (groups.size() > WIDTH) {
            groups = grouped(operator, groups);
        }
        return String.join(operator, groups);
    }

    private static List<String> grouped(String operator, List<String> parts) {
        List<String> groups = new ArrayList<>();
        for (int from = 0; from < parts.size(); from += WIDTH) {
            List<String> group = parts.subList(from, Math.min(parts.size(), from + WIDTH));
            groups.add("(" + String.join(operator, group) + ")");
        }
        return groups;
    }
}

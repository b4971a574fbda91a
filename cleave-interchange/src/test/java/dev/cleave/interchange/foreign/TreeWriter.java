package dev.cleave.interchange.foreign;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Random trees as PMML, in the ways that writers of trees have: 0 both sides, 1 the second side is true, 2 the node answers itself, 3 with defaults. */
final class TreeWriter {
    private static final List<String> VALUES = List.of("ill", "well", "odd");

    private final SplittableRandom random;
    private final int classes;
    private final int way;
    private int ids;

    TreeWriter(SplittableRandom random, int classes, int way) {
        this.random = random;
        this.classes = classes;
        this.way = way;
    }

    String text() {
        String settings = way == 2
                ? "noTrueChildStrategy=\"returnLastPrediction\""
                : way == 3 ? "missingValueStrategy=\"defaultChild\"" : "";
        return PmmlImportTest.tree(settings, node("<True/>", 4));
    }

    private String node(String predicate, int depth) {
        int id = ++ids;
        String start = "<Node id=\"" + id + "\" score=\"" + VALUES.get(random.nextInt(classes)) + "\"";
        if (depth == 0 || random.nextInt(5) == 0) {
            return start + ">" + predicate + "</Node>\n";
        }
        String[] sides = sides();
        int first = ids + 1;
        String one = node(sides[0], depth - 1);
        int second = ids + 1;
        String other = way == 2 ? "" : node(way == 1 ? "<True/>" : sides[1], depth - 1);
        String children = way == 3 ? " defaultChild=\"" + (random.nextBoolean() ? first : second) + "\"" : "";
        return start + children + ">" + predicate + one + other + "</Node>\n";
    }

    private String[] sides() {
        return switch (random.nextInt(4)) {
            case 0 -> compared("age", Integer.toString(random.nextInt(80)), "lessOrEqual", "greaterThan");
            case 1 ->
                compared("body weight", Double.toString(40 + random.nextInt(120) / 2.0), "lessThan", "greaterOrEqual");
            case 2 -> compared("smokes", "yes", "equal", "notEqual");
            default -> {
                String set =
                        "<SimpleSetPredicate field=\"colour\" booleanOperator=\"%s\"><Array type=\"string\" n=\"2\">red \"deep blue\"</Array></SimpleSetPredicate>";
                yield new String[] {String.format(Locale.ROOT, set, "isIn"), String.format(Locale.ROOT, set, "isNotIn")
                };
            }
        };
    }

    private static String[] compared(String column, String value, String one, String other) {
        String predicate = "<SimplePredicate field=\"%s\" operator=\"%s\" value=\"%s\"/>";
        return new String[] {
            String.format(Locale.ROOT, predicate, column, one, value),
            String.format(Locale.ROOT, predicate, column, other, value)
        };
    }
}

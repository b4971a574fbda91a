package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names of variables. FEEL has no quotes for names: a column keeps its own where that is a plain word, else it is {@code column_3}; its
 * label and its description in the model are its own name, the latter with line breaks.
 */
final class DmnNames {
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
    private static final Set<String> TAKEN = Set.of(
            "and",
            "or",
            "not",
            "if",
            "then",
            "else",
            "in",
            "for",
            "return",
            "between",
            "some",
            "every",
            "satisfies",
            "null",
            "true",
            "false",
            "function",
            "external",
            "instance",
            "of",
            "list",
            "context",
            "date",
            "time",
            "duration",
            "range",
            "item",
            "partial",
            "string",
            "number",
            "boolean",
            "any",
            "day",
            "month",
            "year",
            "min",
            "max",
            "sum",
            "count",
            "mean",
            "all",
            "append",
            "concatenate",
            "contains",
            "sort",
            "split",
            "union",
            "remove",
            "reverse",
            "floor",
            "ceiling",
            "abs",
            "modulo",
            "sqrt",
            "log",
            "exp",
            "odd",
            "even",
            "before",
            "after",
            "meets",
            "mode",
            "median",
            "stddev",
            "product",
            "substring",
            "upper",
            "lower",
            "case",
            "matches",
            "replace",
            "flatten",
            "distinct",
            "index",
            "insert",
            "sublist",
            "is",
            "now",
            "today",
            "week",
            "round",
            "decimal",
            "code",
            "start",
            "end",
            "length",
            "starts",
            "ends");

    private final Set<String> used = new HashSet<>();
    private final List<String> inputs = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final Map<String, String> aliases = new HashMap<>();

    DmnNames(Program program) {
        for (InputColumn input : program.inputs()) {
            inputs.add(name(input.name(), "column_" + (inputs.size() + 1)));
        }
        for (String answered : program.answered()) {
            answers.add(name(answered, "answer_" + (answers.size() + 1)));
        }
    }

    private String name(String own, String otherwise) {
        boolean isPlain = WORD.matcher(own).matches()
                && !TAKEN.contains(own.toLowerCase(Locale.ROOT))
                && !own.startsWith("cleave_");
        return isPlain && used.add(own) ? own : free(otherwise);
    }

    /** Another column may be called so. */
    private String free(String name) {
        return used.add(name) ? name : free(name + "_");
    }

    String input(int index) {
        return inputs.get(index);
    }

    String answer(int index) {
        return answers.get(index);
    }

    /** A decision of our own. */
    String named(String name) {
        return aliases.getOrDefault(name, "cleave_" + name);
    }

    /** Another decision is asked in its place. */
    void alias(String name, String decision) {
        aliases.put(name, decision);
    }
}

package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.io.text.RuleText;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules of what is answered, a line each, of which the first that fits counts; the last fits always.
 *
 * @param inputs names of columns and of decisions
 */
record DecisionTable(List<String> inputs, List<Line> lines) {
    /**
     * A rule.
     *
     * @param entries by input; any value fits an input that is not there
     */
    record Line(Map<String, String> entries, String answer, String words) {}

    static DecisionTable ofLabel(Program program, DmnNames names, int output) {
        Lines lines = new Lines(program, names);
        boolean isNegated = program.rules().heads().get(output).negated();
        String fires = isNegated ? program.negative(output) : program.positive(output);
        lines.addRules(output, fires);
        lines.add(Map.of(), isNegated ? program.positive(output) : program.negative(output), "otherwise");
        return lines.table();
    }

    /** The first class that holds; the first of all where none does. */
    static DecisionTable ofClasses(Program program, DmnNames names) {
        Lines lines = new Lines(program, names);
        for (int output = 0; output < program.rules().heads().size(); output++) {
            Definition head = program.rules().heads().get(output);
            if (head.negated()) {
                lines.add(
                        Map.of(names.named("h" + (output + 1)), "true"),
                        program.positive(output),
                        "where no rule against it fires");
            } else {
                lines.addRules(output, program.positive(output));
            }
        }
        lines.add(Map.of(), program.positive(0), "otherwise");
        return lines.table();
    }

    /** Lines as they are added. */
    private record Lines(Program program, DmnNames names, List<Line> all) {
        Lines(Program program, DmnNames names) {
            this(program, names, new ArrayList<>());
        }

        void add(Map<String, String> entries, String answer, String words) {
            all.add(new Line(entries, answer, words));
        }

        void addRules(int output, String answer) {
            for (NumberedRule rule : program.of(false, output)) {
                String words = RuleText.body(rule.rule(), program.rules(), program.words());
                Map<String, String> entries = rule.rule() instanceof Rule.AtLeast
                        ? Map.of(names.named("r" + rule.number()), "true")
                        : entries(rule.rule());
                add(entries, answer, "rule " + rule.number() + ": " + words);
            }
        }

        private Map<String, String> entries(Rule rule) {
            Map<String, List<String>> tests = new LinkedHashMap<>();
            for (Literal literal : rule.literals()) {
                int index = literal.atom() - program.rules().atoms();
                if (index >= 0) {
                    test(names.named("a" + (index + 1)), Boolean.toString(literal.positive()), tests);
                } else {
                    CellCheck check = Objects.requireNonNull(program.checks().get(literal.atom()));
                    String asked = FeelNotation.check(check, "?");
                    test(names.input(check.input()), literal.positive() ? asked : "not(" + asked + ")", tests);
                }
            }
            return tests.entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey,
                            entry -> String.join(" and ", entry.getValue()),
                            (a, b) -> a,
                            LinkedHashMap::new));
        }

        private static void test(String input, String entry, Map<String, List<String>> tests) {
            tests.computeIfAbsent(input, name -> new ArrayList<>()).add(entry);
        }

        DecisionTable table() {
            Set<String> inputs = new LinkedHashSet<>();
            all.forEach(line -> inputs.addAll(line.entries().keySet()));
            return new DecisionTable(List.copyOf(inputs), List.copyOf(all));
        }
    }
}

package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.table.InputException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as DMN 1.4. What is answered is a decision each: a table with a line a rule where rules are of an output, of hit policy FIRST and
 * with the default as last line; of classes by points, the class with the most. Named conditions and at-least rules are decisions in FEEL, and so is
 * how probable each answer is.
 */
public final class DmnText {
    private final Program program;
    private final DmnNames names;
    private final RuleWriter writer;
    private final Map<String, String> defined = new LinkedHashMap<>(); // decisions of our own, in FEEL, by name
    private final Set<String> numbers = new HashSet<>(); // those that are numbers; others are truths

    private DmnText(Program program) {
        this.program = program;
        this.names = new DmnNames(program);
        this.writer = new RuleWriter(program, new FeelNotation(names), "DMN");
    }

    /** An {@link InputException} where DMN can't say it. */
    public static String of(Program program) {
        return new DmnText(program).text();
    }

    private String text() {
        new Statements(program, writer).each(this::define);
        Map<String, DecisionTable> tables = new LinkedHashMap<>();
        Map<String, String> answers = new LinkedHashMap<>();
        if (program.rules().tally().isPresent()) {
            answers.put(names.answer(0), most());
        } else if (program.target().exclusive()) {
            tables.put(names.answer(0), DecisionTable.ofClasses(program, names));
        } else {
            for (int i = 0; i < program.answered().size(); i++) {
                tables.put(names.answer(i), DecisionTable.ofLabel(program, names, i));
            }
        }
        FeelOdds odds = new FeelOdds(program, writer, names);
        defined.putAll(odds.numbers());
        numbers.addAll(odds.numbers().keySet());
        List<String> read = new ArrayList<>(answers.values());
        read.addAll(odds.probabilities());
        tables.values().forEach(table -> read.addAll(table.inputs()));
        keepUsed(read);
        return new DmnFile(program, names, numbers).write(defined, tables, answers, odds.probabilities());
    }

    /** An auxiliary or a head that is one rule is that rule. */
    private void define(String name, String condition) {
        if (!name.startsWith("r") && defined.containsKey(condition)) {
            names.alias(name, condition);
        } else {
            defined.put(names.named(name), condition);
        }
    }

    /** What no table and no decision reads is left out. */
    private void keepUsed(List<String> roots) {
        Set<String> read = new HashSet<>();
        roots.forEach(root -> read.addAll(DmnFile.words(root)));
        List<String> backwards = new ArrayList<>(defined.keySet());
        java.util.Collections.reverse(backwards);
        for (String name : backwards) {
            if (read.contains(name)) {
                read.addAll(DmnFile.words(defined.getOrDefault(name, "")));
            } else {
                defined.remove(name);
            }
        }
    }

    private String most() {
        List<String> sums = ClassSums.of(program.rules().tally().orElseThrow(), writer);
        List<String> points = IntStream.range(0, sums.size())
                .mapToObj(i -> names.named("p" + (i + 1)))
                .toList();
        IntStream.range(0, sums.size()).forEach(i -> defined.put(points.get(i), sums.get(i)));
        numbers.addAll(points);
        String greatest = "max(" + String.join(", ", points) + ")";
        IntStream.range(0, sums.size())
                .forEach(i -> defined.put(names.named("h" + (i + 1)), points.get(i) + " = " + greatest));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < points.size() - 1; i++) {
            String own = points.get(i);
            text.append("if ")
                    .append(points.subList(i + 1, points.size()).stream()
                            .map(other -> own + " >= " + other)
                            .collect(Collectors.joining(" and ")))
                    .append(" then ")
                    .append(FeelNotation.text(program.positive(i)))
                    .append(" else ");
        }
        return text.append(FeelNotation.text(program.positive(points.size() - 1)))
                .toString();
    }
}

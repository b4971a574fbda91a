package dev.cleave.web.studio;

import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.PointsText;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The rules of a model as people edit them: a line a rule or, where points decide, a condition; in the order of the cards beside them. */
record ProgramText(Model model) {
    private static final Pattern POINTS = Pattern.compile(" {2}[+-](\\d+(?:\\.\\d+)?) if .*");

    String text() {
        return String.join("\n", model.hasClassPoints() ? classes() : rules()) + "\n";
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    /** Without what follows the conditions, which is no rule. */
    private List<String> classes() {
        List<String> first = new ArrayList<>();
        Map<Integer, List<String>> conditions = new HashMap<>();
        List<String> open = new ArrayList<>();
        for (PointsText.Statement statement : PointsText.statements(
                model.proved(), model.rules(), words(), model.encoding().domain())) {
            open.add(statement.text());
            if (statement.auxiliary().isPresent()) {
                conditions.put(statement.auxiliary().getAsInt(), open);
            }
            if (statement.auxiliary().isPresent() || first.isEmpty()) {
                first = first.isEmpty() ? open : first;
                open = new ArrayList<>();
            }
        }
        List<String> lines = new ArrayList<>(first);
        ClassConditions.of(model).inShort().strongestFirst().stream()
                .flatMap(condition -> conditions.getOrDefault(condition, List.of()).stream())
                .forEach(lines::add);
        return lines;
    }

    private List<String> rules() {
        RuleSet rules = model.rules();
        List<Definition> heads = IntStream.range(0, rules.heads().size())
                .mapToObj(head -> strongestFirst(head, rules.heads().get(head)))
                .toList();
        return byPoints(RuleText.lines(new RuleSet(rules.atoms(), rules.auxiliaries(), heads), words()));
    }

    private Definition strongestFirst(int head, Definition definition) {
        return new Definition(
                model.standing().strongestFirst(head, definition.rules().size()).stream()
                        .map(definition.rules()::get)
                        .toList(),
                definition.negated());
    }

    /** Conditions that follow each other, those of the most points first. */
    private static List<String> byPoints(List<String> lines) {
        List<String> all = new ArrayList<>();
        List<String> run = new ArrayList<>();
        for (String line : lines) {
            if (points(line).signum() == 0) {
                all.addAll(sorted(run));
                run.clear();
                all.add(line);
            } else {
                run.add(line);
            }
        }
        all.addAll(sorted(run));
        return all;
    }

    private static List<String> sorted(List<String> run) {
        return run.stream()
                .sorted(Comparator.comparing(ProgramText::points).reversed())
                .toList();
    }

    /** 0 where a line gives none. */
    private static BigDecimal points(String line) {
        Matcher matcher = POINTS.matcher(line);
        return matcher.matches() ? new BigDecimal(matcher.group(1)) : BigDecimal.ZERO;
    }
}

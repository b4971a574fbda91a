package dev.cleave.cli.answer;

import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.ElseIfSearch;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The rules of a model for a person: numbered, the strongest first, each wrapped under itself, with what rows say of it to the right.
 * Classes whose points decide are an if / else-if list where a short one is the same, and elsewhere a column of points a class.
 *
 * @param rows that conditions with points are held against: learned from, then held out
 */
public record RuleSection(Model model, EvidenceRows evidence, List<RowSet> rows) {
    public List<String> lines() {
        if (model.hasClassPoints()) {
            return classes();
        }
        List<String> lines = new ArrayList<>();
        if (!evidence.isEmpty()) {
            lines.add(FigureLines.header(evidence.parts().containsKey("test")));
        }
        for (String line : others()) {
            lines.addAll(Wrapped.rule("     ", line));
        }
        if (rules().tally().isEmpty()) {
            for (int head = 0; head < rules().heads().size(); head++) {
                lines.addAll(head(head, RuleText.shown(rules(), words(), head)));
            }
        }
        new MissingNote(model).line().ifPresent(note -> lines.addAll(Wrapped.under("  ", note)));
        return lines;
    }

    /** An if / else-if list where there is a short one, and points elsewhere. */
    private List<String> classes() {
        List<RowsByClass> parts = partRows();
        List<String> lines = new ArrayList<>(ElseIfSearch.of(
                        model.proved(), rules(), model.encoding().domain())
                .map(list -> new ListSection(model, list, parts).lines())
                .orElseGet(() -> new PointSection(ClassConditions.of(model).inShort(), parts).lines()));
        new MissingNote(model).line().ifPresent(note -> lines.addAll(Wrapped.under("  ", note)));
        return lines;
    }

    private List<RowsByClass> partRows() {
        return rows.stream().map(part -> RowsByClass.of(model, part)).toList();
    }

    private RuleSet rules() {
        return model.rules();
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    /** What heads refer to. */
    private List<String> others() {
        List<String> all = RuleText.lines(rules(), words());
        int heads = rules().tally().isPresent()
                ? 0
                : IntStream.range(0, rules().heads().size())
                        .map(head -> RuleText.lines(rules(), words(), head).size())
                        .sum();
        return all.subList(0, all.size() - heads);
    }

    private List<String> head(int head, List<String> lines) {
        int count = rules().heads().get(head).rules().size();
        if (lines.get(0).endsWith(" points:")) {
            return new PointCard(model, head, partRows()).lines(lines, figures(head, 0));
        }
        int others = lines.size() - count - (rules().heads().get(head).negated() ? 1 : 0);
        if (others != 0 || count == 0) {
            List<String> all = new ArrayList<>();
            for (String line : lines) {
                String number = others > 0 ? String.format(Locale.ROOT, "%3d. ", all.size() + 1) : "     ";
                all.addAll(Wrapped.rule(number, line));
            }
            return all;
        }
        List<Integer> order = model.standing().strongestFirst(head, count);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            all.addAll(FigureLines.besides(
                    String.format(Locale.ROOT, "%3d. ", i + 1), lines.get(order.get(i)), figures(head, order.get(i))));
        }
        lines.subList(count, lines.size()).forEach(line -> all.addAll(Wrapped.under("     ", line)));
        return all;
    }

    /** Right of covered rows, on those learned from and on those held out. */
    private String figures(int head, int rule) {
        return FigureLines.figures(evidence.parts().keySet().stream()
                .flatMap(part -> evidence.of(part, head, rule).stream())
                .map(found -> new RowsByClass.Tally((int) found.right(), (int) found.covered()))
                .toList());
    }
}

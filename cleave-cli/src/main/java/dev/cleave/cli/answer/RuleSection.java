package dev.cleave.cli.answer;

import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.ElseIfSearch;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
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
 * @param length how many rules are shown of very many
 */
public record RuleSection(Model model, EvidenceRows evidence, List<RowSet> rows, Shortening length) {
    public List<String> lines() {
        List<String> lines = new ArrayList<>(model.hasClassPoints() ? classes() : FigureLines.of(rules()));
        new MissingNote(model).line().ifPresent(note -> lines.addAll(Wrapped.under("  ", note)));
        return lines;
    }

    /** An if / else-if list where there is a short one, and points elsewhere. */
    private List<String> classes() {
        List<RowsByClass> parts = partRows();
        return ElseIfSearch.of(model.proved(), model.rules(), model.encoding().domain())
                .map(list -> new ListSection(model, list, parts).lines())
                .orElseGet(() -> new PointSection(ClassConditions.of(model).inShort(), parts, length).lines());
    }

    /** What heads refer to, and then heads, as many as have no more than three times as many rules as one may have. */
    private List<FigureLines.Line> rules() {
        List<FigureLines.Line> lines = new ArrayList<>();
        others().forEach(line -> lines.add(plain(line)));
        int heads =
                model.rules().tally().isPresent() ? 0 : model.rules().heads().size();
        for (int head = 0; head < heads; head++) {
            if (head > 0 && lines.size() / 3 >= length.most()) {
                lines.add(plain(length.and(heads - head, "labels")));
                break;
            }
            lines.addAll(head(head, RuleText.shown(model.rules(), words(), head)));
        }
        return lines;
    }

    private static FigureLines.Line plain(String text) {
        return new FigureLines.Line("     ", text, List.of());
    }

    private List<RowsByClass> partRows() {
        return rows.stream().map(part -> RowsByClass.of(model, part)).toList();
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    /** What heads refer to. */
    private List<String> others() {
        List<String> all = RuleText.lines(model.rules(), words());
        int heads = model.rules().tally().isPresent()
                ? 0
                : IntStream.range(0, model.rules().heads().size())
                        .map(head ->
                                RuleText.lines(model.rules(), words(), head).size())
                        .sum();
        return all.subList(0, all.size() - heads);
    }

    private List<FigureLines.Line> head(int head, List<String> lines) {
        Definition definition = model.rules().heads().get(head);
        int count = definition.rules().size();
        if (lines.get(0).endsWith(" points:")) {
            return new PointCard(model, head, partRows(), length).lines(lines, figures(head, 0));
        }
        int others = lines.size() - count - (definition.negated() ? 1 : 0);
        boolean isByItself = others != 0 || count == 0; // lines are not the rules of the program, one by one
        List<Integer> order = isByItself
                ? IntStream.range(0, lines.size()).boxed().toList()
                : model.standing().strongestFirst(head, count);
        List<FigureLines.Line> all = new ArrayList<>();
        for (int i = 0; i < length.shown(order.size()); i++) {
            String number = isByItself && others <= 0 ? "     " : String.format(Locale.ROOT, "%3d. ", i + 1);
            all.add(new FigureLines.Line(
                    number, lines.get(order.get(i)), isByItself ? List.of() : figures(head, order.get(i))));
        }
        length.rest(order.size(), "rules").map(RuleSection::plain).ifPresent(all::add);
        lines.subList(order.size(), lines.size()).forEach(line -> all.add(plain(line)));
        return all;
    }

    /** Right of covered rows, on those learned from and on those held out. */
    private List<RowsByClass.Tally> figures(int head, int rule) {
        return evidence.parts().keySet().stream()
                .flatMap(part -> evidence.of(part, head, rule).stream())
                .map(found -> new RowsByClass.Tally((int) found.right(), (int) found.covered()))
                .toList();
    }
}

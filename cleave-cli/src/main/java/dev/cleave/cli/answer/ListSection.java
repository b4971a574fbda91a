package dev.cleave.cli.answer;

import dev.cleave.io.Model;
import dev.cleave.io.text.ElseIfList;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.OneLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Classes as an if / else-if list, with the rows that come to each line. */
record ListSection(Model model, ElseIfList list, List<RowsByClass> rows) {
    List<String> lines() {
        List<List<RowsByClass.Tally>> tallies =
                rows.stream().map(part -> part.entries(list)).toList();
        List<String> lines = new ArrayList<>(FigureLines.of(IntStream.rangeClosed(
                        0, list.entries().size())
                .mapToObj(entry -> new FigureLines.Line(
                        String.format(Locale.ROOT, "%3d. ", entry + 1),
                        text(entry),
                        tallies.stream().map(part -> part.get(entry)).toList()))
                .toList()));
        lines.addAll(Wrapped.under(
                "  ",
                String.format(
                        Locale.ROOT,
                        "The first line that holds says %s. The list is what the points of classes say, on all %,d inputs"
                                + " that its conditions can tell apart, each tried; cleave rules shows the points.",
                        OneLine.of(model.encoding().target().labels().get(0).column()),
                        list.tried())));
        return lines;
    }

    private String text(int index) {
        if (index == list.entries().size()) {
            return (index == 0 ? "always " : "else ") + name(list.otherwise());
        }
        ElseIfList.Entry entry = list.entries().get(index);
        return (index == 0 ? "if " : "else if ")
                + RuleText.body(entry.body(), model.rules(), Vocabulary.of(model.encoding())) + ": "
                + name(entry.output());
    }

    private String name(int output) {
        return OneLine.of(model.encoding().target().labels().get(output).positive());
    }
}

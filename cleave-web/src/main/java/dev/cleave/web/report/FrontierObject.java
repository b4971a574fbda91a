package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.RowPart;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import java.util.List;

/** Rules of every size, how good each may be expected to be, and what each says. */
record FrontierObject(Model model) {
    void write(ArrayNode to) {
        Sizes sizes = new Sizes(model);
        for (FrontierEntry entry : sizes.all()) {
            ObjectNode one = to.addObject().put("rules", entry.size()).put("literals", entry.literals());
            one.put("accuracy", entry.score().accuracy());
            one.put("low", entry.score().lower()).put("high", entry.score().upper());
            one.put("network", entry.score().network())
                    .put("rows", entry.score().rows());
            entry.stage()
                    .on(RowPart.TEST)
                    .ifPresent(scores -> one.put("test", model.ledger().task().accuracy(scores)));
            one.put("chosen", sizes.isChosen(entry));
            lines(entry).forEach(one.putArray("lines")::add);
        }
    }

    private List<String> lines(FrontierEntry entry) {
        Model other = model.with(entry, model.proof().verdict());
        return other.hasClassPoints()
                ? ClassConditions.of(other).lines()
                : RuleText.lines(entry.rules(), Vocabulary.of(model.encoding()));
    }
}

package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.interchange.javascript.PredictorObject;
import dev.cleave.io.Model;
import dev.cleave.io.text.ElseIfList;
import dev.cleave.io.text.ElseIfSearch;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import java.util.List;
import java.util.Optional;

/** Classes as an if / else-if list, where {@code learn} prints one: a short list that is exactly the points. */
record ListObject(Report report) {
    void write(ObjectNode to) {
        Model model = report.model();
        if (!model.hasClassPoints() || !model.encoding().derivation().isEmpty()) {
            return;
        }
        Optional<ElseIfList> found =
                ElseIfSearch.of(model.proved(), model.rules(), model.encoding().domain());
        found.ifPresent(list -> write(list, to.put("tried", list.tried()).putArray("list")));
    }

    private void write(ElseIfList list, ArrayNode to) {
        Model model = report.model();
        Vocabulary words = Vocabulary.of(model.encoding());
        for (ElseIfList.Entry entry : list.entries()) {
            ObjectNode one = to.addObject();
            one.put("text", RuleText.body(entry.body(), model.rules(), words)).put("says", name(entry.output()));
            one.set("body", PredictorObject.body(model, entry.body()));
        }
        to.addObject().put("text", "").put("says", name(list.otherwise()));
        for (RowSet rows : report.rows()) {
            List<ListRows> counted = ListRows.of(list, model.rules().withAuxiliaries(rows.inputs()), rows.labels());
            for (int i = 0; i < counted.size(); i++) {
                ((ObjectNode) to.get(i))
                        .withObject("/rows")
                        .putObject(rows.name())
                        .put("covered", counted.get(i).covered())
                        .put("right", counted.get(i).right());
            }
        }
    }

    private String name(int output) {
        return report.model().encoding().target().labels().get(output).positive();
    }
}

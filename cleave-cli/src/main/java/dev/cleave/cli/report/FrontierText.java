package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rules of every size: how good each may be expected to be, and which one this is. */
public record FrontierText(Model model) {
    private static final int NEAR = 4; // sizes on either side of the chosen one that people see

    /** A line a size; none where there is but one. */
    public List<String> lines() {
        List<FrontierEntry> all = model.frontier();
        List<String> lines = new ArrayList<>();
        if (all.size() > 1) {
            lines.add("other sizes, by rows held out in turn (95 %); cleave choose takes another:");
            int chosen = chosen();
            for (int i = Math.max(0, chosen - NEAR); i < Math.min(all.size(), chosen + NEAR + 1); i++) {
                lines.add(line(all.get(i), i == chosen));
            }
            lines.add(String.format(
                    Locale.ROOT,
                    "  the networks there: accuracy %.3f",
                    all.get(chosen).score().network()));
        }
        return lines;
    }

    private int chosen() {
        for (int i = 0; i < model.frontier().size(); i++) {
            if (model.frontier().get(i).rules().equals(model.rules())) {
                return i;
            }
        }
        return model.frontier().size() - 1;
    }

    private static String line(FrontierEntry entry, boolean chosen) {
        return String.format(
                Locale.ROOT,
                "%s %3d %s %3d literals: %s %.3f (%.3f to %.3f), as the networks on %.1f %% of the rows",
                chosen ? " >" : "  ",
                entry.size(),
                entry.size() == 1 ? "rule, " : "rules,",
                entry.literals(),
                entry.metric().metric(),
                entry.metric().value(),
                entry.metric().lower(),
                entry.metric().upper(),
                100 - 100.0 * entry.differing() / Math.max(1, entry.compared()));
    }

    public void write(ArrayNode to) {
        int chosen = chosen();
        for (int i = 0; i < model.frontier().size(); i++) {
            FrontierEntry entry = model.frontier().get(i);
            to.addObject()
                    .put("rules", entry.size())
                    .put("literals", entry.literals())
                    .put("accuracy", entry.score().accuracy())
                    .put("error", entry.score().error())
                    .put("metric", entry.metric().metric().toString())
                    .put("metricValue", entry.metric().value())
                    .put("metricError", entry.metric().error())
                    .put("network", entry.score().network())
                    .put("heldOutRows", entry.score().rows())
                    .put("differing", entry.differing())
                    .put("compared", entry.compared())
                    .put("chosen", i == chosen);
        }
    }
}

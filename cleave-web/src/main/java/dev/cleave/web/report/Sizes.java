package dev.cleave.web.report;

import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The sizes of a model's rules that people choose from. */
public record Sizes(Model model) {
    /** One of each number of literals, from the fewest: the one that the model has, else the best. */
    public List<FrontierEntry> all() {
        Map<Integer, FrontierEntry> best = new TreeMap<>();
        Comparator<FrontierEntry> order = Comparator.comparing(this::isChosen);
        order = order.thenComparing(entry -> entry.score().accuracy());
        for (FrontierEntry entry : model.frontier()) {
            FrontierEntry known = best.get(entry.literals());
            if (known == null || order.compare(entry, known) > 0) {
                best.put(entry.literals(), entry);
            }
        }
        return List.copyOf(best.values());
    }

    public boolean isChosen(FrontierEntry entry) {
        return entry.rules().equals(model.rules());
    }
}

package dev.cleave.lab;

import dev.cleave.lab.trial.Contender;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What readers must know of the trials behind a table, each thing once. */
record Notes(Results results) {
    List<String> of(Part part) {
        List<String> notes = new ArrayList<>();
        for (Contender contender : Contenders.all()) {
            for (DataSet set : Programme.sets(part)) {
                notes.addAll(of(set, contender));
            }
        }
        return notes;
    }

    private List<String> of(DataSet set, Contender contender) {
        List<Result> runs = results.of(set, contender);
        Map<String, Integer> counts = new TreeMap<>();
        runs.stream()
                .map(Result::note)
                .filter(note -> !note.isEmpty())
                .forEach(note -> counts.merge(note, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(note -> Contenders.name(contender) + " on " + set.label() + ": " + note.getKey() + " ("
                        + note.getValue() + " of " + runs.size() + " runs).")
                .toList();
    }
}

package dev.cleave.lab;

import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What readers must know of the trials behind a table, each thing once, with all that it is true of. */
record Notes(Results results) {
    List<String> of(List<Method> contenders, List<DataSet> sets) {
        Map<String, List<String>> notes = new LinkedHashMap<>();
        for (Method contender : contenders) {
            for (DataSet set : sets) {
                NoteCounts.of(results.of(set, contender))
                        .forEach((note, count) -> notes.computeIfAbsent(
                                        contender.name() + ": " + note, key -> new ArrayList<>())
                                .add(set.label() + " (" + count + ")"));
            }
        }
        return notes.entrySet().stream()
                .map(note -> note.getKey() + ", on " + String.join(", ", note.getValue()) + ".")
                .toList();
    }
}

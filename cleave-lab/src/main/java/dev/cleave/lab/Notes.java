package dev.cleave.lab;

import dev.cleave.lab.trial.Contender;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What readers must know of the trials behind a table, each thing once, with all that it is true of. */
record Notes(Results results) {
    List<String> of(List<Contender> contenders, List<DataSet> sets) {
        Map<String, List<String>> notes = new LinkedHashMap<>();
        for (Contender contender : contenders) {
            for (DataSet set : sets) {
                counts(results.of(set, contender))
                        .forEach((note, count) -> notes.computeIfAbsent(
                                        contender.name() + ": " + note, key -> new ArrayList<>())
                                .add(set.label() + " (" + count + ")"));
            }
        }
        return notes.entrySet().stream()
                .map(note -> note.getKey() + ", on " + String.join(", ", note.getValue()) + ".")
                .toList();
    }

    /** How many runs say each thing, such as {@code 2 of 16 runs}. */
    private static Map<String, String> counts(List<Result> runs) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Result run : runs) {
            for (String note : run.note().isEmpty() ? new String[0] : run.note().split("; ", -1)) {
                counts.merge(note, 1, Integer::sum);
            }
        }
        Map<String, String> texts = new LinkedHashMap<>();
        counts.forEach(
                (note, count) -> texts.put(note, count + " of " + runs.size() + (runs.size() == 1 ? " run" : " runs")));
        return texts;
    }
}

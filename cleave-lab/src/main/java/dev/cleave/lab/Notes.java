package dev.cleave.lab;

import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.TrialResult;
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

    /** What runs say, such as {@code 2 of 16 runs}; what differs in numbers alone is said once. */
    private static Map<String, String> counts(List<TrialResult> runs) {
        Map<String, MergedNotes> alike = new LinkedHashMap<>();
        for (TrialResult run : runs) {
            for (String note : run.note().isEmpty() ? new String[0] : run.note().split("; ", -1)) {
                alike.merge(MergedNotes.shape(note), new MergedNotes(note), (old, one) -> old.add(note));
            }
        }
        Map<String, String> texts = new LinkedHashMap<>();
        alike.values()
                .forEach(notes -> texts.put(
                        notes.text(), notes.count() + " of " + runs.size() + (runs.size() == 1 ? " run" : " runs")));
        return texts;
    }
}

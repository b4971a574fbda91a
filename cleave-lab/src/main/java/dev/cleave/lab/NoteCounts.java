package dev.cleave.lab;

import dev.cleave.lab.trial.TrialResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The notes of several runs of one method on one table. */
public final class NoteCounts {
    private NoteCounts() {}

    /** What runs say, such as {@code 2 of 16 runs}; what differs in numbers alone is said once. */
    public static Map<String, String> of(List<TrialResult> runs) {
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

package dev.cleave.cli.prediction;

import dev.cleave.TableAnswers;
import dev.cleave.evaluation.Task;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What lines say of each kind of rows, put into words once for many tables. Threads may share it. */
public final class LineCache {
    private static final int MOST = 1 << 14;

    private final Task task;
    private final Map<List<Long>, LineWords> known = new ConcurrentHashMap<>();

    public LineCache(PredictionColumns columns) {
        this.task = columns.task();
    }

    public LineWords get(TableAnswers answers, int kind) {
        List<Long> signature = answers.signature(kind);
        LineWords words = known.get(signature);
        if (words == null) {
            words = LineWords.of(task, answers.answers(kind));
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(signature, words);
        }
        return words;
    }
}

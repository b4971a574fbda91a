package dev.cleave.lab.paper;

import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Figures and notes of one run, as they come. */
final class FigureSheet {
    private final Map<Figure, Double> figures = new EnumMap<>(Figure.class);
    private final List<String> notes = new ArrayList<>();

    void put(Figure figure, double value) {
        figures.put(figure, value);
    }

    void size(long rules, long literals, int longest) {
        put(Figure.RULES, rules);
        put(Figure.LONGEST, longest);
        put(Figure.AVERAGE, (double) literals / Math.max(1, rules));
    }

    void note(String note) {
        notes.add(note);
    }

    TrialResult result() {
        return TrialResult.of(figures, String.join("; ", notes));
    }
}

package dev.cleave.lab.trial;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What a trial came to.
 *
 * @param genes whether the rules of each are the published function; empty where there are none
 * @param verdict what was proved of the rules, a sentence; empty where nothing was
 * @param note what a reader must know, such as where a search stopped; empty where there is nothing
 * @param rules empty where there are none
 * @param page the report of the model, as HTML; empty where none was written
 */
public record TrialResult(
        Map<Figure, Double> figures,
        Map<String, Boolean> genes,
        String verdict,
        String note,
        List<RuleLine> rules,
        String page) {
    /** Without a page. */
    public TrialResult(
            Map<Figure, Double> figures,
            Map<String, Boolean> genes,
            String verdict,
            String note,
            List<RuleLine> rules) {
        this(figures, genes, verdict, note, rules, "");
    }

    public TrialResult {
        EnumMap<Figure, Double> copy = new EnumMap<>(Figure.class);
        copy.putAll(figures);
        figures = Collections.unmodifiableMap(copy);
        genes = Collections.unmodifiableMap(new LinkedHashMap<>(genes));
        rules = List.copyOf(rules);
    }

    /** Figures alone. */
    public static TrialResult of(Map<Figure, Double> figures, String note) {
        return new TrialResult(figures, Map.of(), "", note, List.of());
    }

    public OptionalDouble get(Figure figure) {
        Double value = figures.get(figure);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** Whether the rules are proved to be a network on every valid input. */
    public boolean isProved() {
        return verdict.startsWith(RuleTexts.PROVED);
    }

    /** Whether all genes are the published functions. */
    public boolean isPublishedNetwork() {
        return !genes.isEmpty() && !genes.containsValue(false);
    }

    /** The same, and how long it took where that was not measured already. */
    TrialResult after(double seconds) {
        return figures.containsKey(Figure.SECONDS) ? this : with(Figure.SECONDS, seconds);
    }

    TrialResult with(Figure figure, double value) {
        Map<Figure, Double> more = new EnumMap<>(Figure.class);
        more.putAll(figures);
        more.put(figure, value);
        return new TrialResult(more, genes, verdict, note, rules, page);
    }

    TrialResult withPage(String html) {
        return new TrialResult(figures, genes, verdict, note, rules, html);
    }
}

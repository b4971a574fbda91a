package dev.cleave.lab.tables;

import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.lab.trial.Figure;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is measured of a method on one split. */
final class TableFigures {
    /** Stages of the ledger: the networks that taught the rules together, or the one that did. */
    private static final List<String> NETWORKS = List.of("ensemble", "soft");

    private TableFigures() {}

    /** Of answers to the rows held out; {@link RuleSize#NONE} of what has no rules. */
    static Map<Figure, Double> of(Scores scores, RuleSize size) {
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        figures.put(Figure.ACCURACY, scores.exactMatch());
        figures.put(Figure.MACRO_F1, macro(scores));
        if (!size.equals(RuleSize.NONE)) {
            figures.put(Figure.RULES, (double) size.rules());
            figures.put(Figure.LITERALS, (double) size.literals());
            figures.put(Figure.LONGEST, (double) size.maxLength());
        }
        return figures;
    }

    /** Of the rules, and of the networks that they come from: the first stage of these. */
    static Map<Figure, Double> of(Ledger ledger) {
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        for (Stage stage : ledger.stages()) {
            stage.on(RowPart.TEST).ifPresent(scores -> {
                if (stage.hasRules()) {
                    figures.putAll(of(scores, stage.size()));
                } else if (NETWORKS.contains(stage.name())) {
                    figures.putIfAbsent(Figure.SOFT_ACCURACY, scores.exactMatch());
                    figures.putIfAbsent(Figure.SOFT_MACRO_F1, macro(scores));
                }
            });
        }
        return figures;
    }

    /** A single label is two classes. */
    private static double macro(Scores scores) {
        return (scores.labels().size() == 1 ? scores.bothClasses() : scores)
                .macro()
                .f1();
    }
}

package dev.cleave.lab.tables;

import dev.cleave.lab.trial.Figure;

/**
 * A method as it stands in tables: what it answers with, or the network behind that.
 *
 * @param ours whether it is what this program stands by
 */
public record ScoredMethod(String name, TableMethod method, Figure accuracy, Figure f1, boolean ours) {
    /** What the method answers with. */
    static ScoredMethod answer(TableMethod method, boolean ours) {
        return new ScoredMethod(method.name(), method, Figure.ACCURACY, Figure.MACRO_F1, ours);
    }

    /** The soft network that the rules come from. */
    static ScoredMethod network(String name, TableMethod method) {
        return new ScoredMethod(name, method, Figure.SOFT_ACCURACY, Figure.SOFT_MACRO_F1, false);
    }

    /** Whether its rules may be counted. */
    boolean isAnswer() {
        return accuracy == Figure.ACCURACY;
    }
}

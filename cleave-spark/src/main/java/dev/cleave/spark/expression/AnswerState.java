package dev.cleave.spark.expression;

import java.util.List;

/**
 * One of the few things that a program can say of a row.
 *
 * @param said the class, or of one label 1 where it holds and else 0
 * @param probabilities of every class, or of the label not holding and holding
 */
public record AnswerState(int said, List<Double> probabilities) {
    public AnswerState {
        probabilities = List.copyOf(probabilities);
    }
}

package dev.cleave.evaluation;

import dev.cleave.table.BitMatrix;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How well predicted outputs match the actual ones. F1 in the paper is {@code binary().f1()} for one output,
 * {@code weighted().f1()} for exclusive classes and {@code micro().f1()} for several labels.
 *
 * @param labels one confusion for each output
 * @param exact how many rows have every output right
 */
public record Scores(List<Confusion> labels, long exact) {
    public Scores {
        labels = List.copyOf(labels);
        if (labels.isEmpty() || exact < 0 || exact > labels.get(0).rows()) {
            throw new IllegalArgumentException(exact + " rows right, with labels " + labels);
        }
    }

    /** Of matrices [rows x outputs] of one shape. */
    public static Scores of(BitMatrix predicted, BitMatrix actual) {
        if (predicted.rows() != actual.rows() || predicted.columns() != actual.columns()) {
            throw new IllegalArgumentException("predicted is " + predicted + ", actual is " + actual);
        }
        List<Confusion> labels = IntStream.range(0, actual.columns())
                .mapToObj(output -> Confusion.of(predicted, actual, output))
                .toList();
        long exact = IntStream.range(0, actual.rows())
                .filter(row -> sameRow(predicted, actual, row))
                .count();
        return new Scores(labels, exact);
    }

    static boolean sameRow(BitMatrix a, BitMatrix b, int row) {
        return IntStream.range(0, a.wordsPerRow()).allMatch(i -> a.word(row, i) == b.word(row, i));
    }

    /** The only label; an {@link IllegalStateException} where there are several. */
    public Confusion binary() {
        if (labels.size() != 1) {
            throw new IllegalStateException("there are " + labels.size() + " labels; choose an average");
        }
        return labels.get(0);
    }

    /** One label seen as two exclusive classes, positive and negative, to be averaged over. */
    public Scores bothClasses() {
        return new Scores(List.of(binary(), binary().flipped()), exact);
    }

    /** The share of rows with every output right. */
    public double exactMatch() {
        long rows = labels.get(0).rows();
        return rows == 0 ? 0 : (double) exact / rows;
    }

    /** The share of single outputs that are right. */
    public double accuracy() {
        return pooled().accuracy();
    }

    /** Every label counts the same. */
    public AveragedMeasures macro() {
        return asWeighted().macro();
    }

    /** Every label counts as often as it is so. */
    public AveragedMeasures weighted() {
        return asWeighted().weighted();
    }

    /** Every single output counts the same. */
    public AveragedMeasures micro() {
        return asWeighted().micro();
    }

    /** The counts of all labels together. */
    public Confusion pooled() {
        return labels.stream().reduce(Confusion.NONE, Confusion::plus);
    }

    /** The same where every row weighs 1. */
    public WeightedScores asWeighted() {
        return new WeightedScores(labels.stream().map(Confusion::weighted).toList(), exact);
    }
}

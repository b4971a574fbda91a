package dev.cleave.lab.baseline;

import dev.cleave.encoding.Encoding;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The class of every row, a number from 0: what one learner learns. A label by itself has the classes 0 (no) and 1. Immutable. */
final class ClassQuestion {
    private final int classes;
    private final int[] answers; // [rows]

    private ClassQuestion(int classes, int[] answers) {
        this.classes = classes;
        this.answers = answers;
    }

    /** One where the labels are the classes of one column, else one for each label. */
    static List<ClassQuestion> of(Encoding encoding, BitMatrix targets) {
        if (encoding.target().exclusive()) {
            return List.of(ofClasses(targets));
        }
        return IntStream.range(0, targets.columns())
                .mapToObj(output -> ofLabel(targets, output))
                .toList();
    }

    private static ClassQuestion ofLabel(BitMatrix targets, int output) {
        return new ClassQuestion(
                2,
                IntStream.range(0, targets.rows())
                        .map(row -> targets.get(row, output) ? 1 : 0)
                        .toArray());
    }

    private static ClassQuestion ofClasses(BitMatrix targets) {
        return new ClassQuestion(
                targets.columns(),
                IntStream.range(0, targets.rows())
                        .map(row -> classOf(targets, row))
                        .toArray());
    }

    private static int classOf(BitMatrix targets, int row) {
        return IntStream.range(0, targets.columns())
                .filter(output -> targets.get(row, output))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("row " + row + " has no class"));
    }

    int rows() {
        return answers.length;
    }

    int classes() {
        return classes;
    }

    int answer(int row) {
        return answers[row];
    }

    /** The one class that all rows have. */
    OptionalInt only() {
        int[] found = IntStream.of(answers).distinct().toArray();
        return found.length == 1 ? OptionalInt.of(found[0]) : OptionalInt.empty();
    }

    ClassQuestion select(Rows chosen) {
        return new ClassQuestion(
                classes, chosen.stream().map(row -> answers[row]).toArray());
    }
}

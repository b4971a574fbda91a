package dev.cleave.lab.baseline.osdt;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.table.BitMatrix;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Rows of binary features and the class of each, as bit sets; and which of them no tree can get right. Immutable. */
public final class Cases {
    private final BitColumns features;
    private final CapturedRows[] classes; // [classes]
    private final CapturedRows hopeless;

    private Cases(BitColumns features, CapturedRows[] classes, CapturedRows hopeless) {
        this.features = features;
        this.classes = classes;
        this.hopeless = hopeless;
    }

    /** @param answers the class of each row, from 0 to {@code classes - 1} */
    public static Cases of(BitMatrix features, int classes, int... answers) {
        CapturedRows[] sets = new CapturedRows[classes];
        for (int i = 0; i < classes; i++) {
            int wanted = i;
            sets[i] = CapturedRows.of(answers.length, row -> answers[row] == wanted);
        }
        return new Cases(features.transposed(), sets, hopeless(features, classes, answers));
    }

    /** Of rows that look the same all but those of their most frequent class: the equivalent points of the method's paper. */
    private static CapturedRows hopeless(BitMatrix features, int classes, int... answers) {
        Map<LongBuffer, int[]> counts = new HashMap<>();
        List<int[]> ofRow = new ArrayList<>();
        for (int row = 0; row < answers.length; row++) {
            int[] same = counts.computeIfAbsent(look(features, row), look -> new int[classes]);
            same[answers[row]]++;
            ofRow.add(same);
        }
        return CapturedRows.of(answers.length, row -> answers[row] != mostFrequent(ofRow.get(row)));
    }

    private static LongBuffer look(BitMatrix features, int row) {
        return LongBuffer.wrap(IntStream.range(0, features.wordsPerRow())
                .mapToLong(i -> features.word(row, i))
                .toArray());
    }

    /** The first of them where there are several. */
    static int mostFrequent(int... counts) {
        int best = 0;
        for (int i = 1; i < counts.length; i++) {
            best = counts[i] > counts[best] ? i : best;
        }
        return best;
    }

    int rows() {
        return features.rows();
    }

    int features() {
        return features.atoms();
    }

    /** Those of the rows in which a feature is as said. */
    CapturedRows where(CapturedRows rows, int feature, boolean isSo) {
        return rows.where(features, feature, isSo);
    }

    /** How many of the rows are of each class. */
    int[] counts(CapturedRows rows) {
        return IntStream.range(0, classes.length)
                .map(i -> rows.countCommon(classes[i]))
                .toArray();
    }

    /** How many of the rows every tree gets wrong. */
    int hopeless(CapturedRows rows) {
        return rows.countCommon(hopeless);
    }
}

package dev.cleave.lab.rival;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.lab.baseline.BaselineTask;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Small lessons whose truth is plain, for every kind of task; the rows to learn from are those to answer, where nothing else is said. */
public final class Lessons {
    private static final int ROWS = 60;

    private Lessons() {}

    /** {@code y} where a, with a column that never changes. */
    public static BaselineTask binary() {
        return of("y", List.of("a", "b", "same", "y"), (row, random) -> {
            boolean a = random.nextBoolean();
            return List.of(bit(a), bit(random.nextBoolean()), "7", bit(a));
        });
    }

    /** One of three classes, each the value of a column. */
    public static BaselineTask classes() {
        return of("kind", List.of("colour", "b", "kind"), (row, random) -> {
            int colour = row % 3;
            return List.of(
                    List.of("red", "green", "blue").get(colour),
                    bit(random.nextBoolean()),
                    List.of("apple", "leaf", "sky").get(colour));
        });
    }

    /** Two labels: one is a, the other the opposite of b. */
    public static BaselineTask multilabel() {
        return of("y1,y2", List.of("a", "b", "c", "y1", "y2"), (row, random) -> {
            boolean a = random.nextBoolean();
            boolean b = random.nextBoolean();
            return List.of(bit(a), bit(b), bit(random.nextBoolean()), bit(a), bit(!b));
        });
    }

    /** {@code y} where a number is great; every tenth is missing, and then y is so. */
    public static BaselineTask numbers() {
        return of("y", List.of("size", "b", "y"), (row, random) -> {
            double size = random.nextDouble() < 0.5 ? random.nextDouble(1, 4) : random.nextDouble(6, 9);
            boolean isMissing = row % 10 == 0;
            return List.of(
                    isMissing ? "" : Double.toString(size), bit(random.nextBoolean()), bit(isMissing || size > 5));
        });
    }

    /** {@code y} where just one of a and b. */
    public static BaselineTask parity() {
        return of("y", List.of("a", "b", "y"), (row, random) -> {
            boolean a = row % 2 == 0;
            boolean b = row % 4 < 2;
            return List.of(bit(a), bit(b), bit(a != b));
        });
    }

    /** {@code y} in a third of the rows where a; it weighs as much as is said. */
    public static BaselineTask rare(float weight) {
        BaselineTask lesson =
                of("y", List.of("a", "y"), (row, random) -> List.of(bit(row % 2 == 0), bit(row % 6 == 0)));
        float[] weights = new float[ROWS];
        for (int row = 0; row < ROWS; row++) {
            weights[row] = lesson.train().targets().get(row, 0) ? weight : 1;
        }
        return new BaselineTask(
                lesson.encoding(),
                lesson.train().with(RowWeights.of(weights)),
                lesson.test(),
                lesson.trainTable(),
                lesson.testTable());
    }

    /** The rows to learn from are all positive. */
    public static BaselineTask onlyPositive() {
        BaselineTask lesson = binary();
        Rows positive = Rows.of(IntStream.range(0, lesson.train().rows())
                .filter(row -> lesson.train().targets().get(row, 0))
                .toArray());
        return BaselineTask.of(lesson.encoding(), lesson.trainTable().select(positive), lesson.testTable());
    }

    private static BaselineTask of(String target, List<String> header, Maker maker) {
        SplittableRandom random = new SplittableRandom(5);
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            rows.add(maker.row(row, random));
        }
        LabelledTable labelled = LabelledTable.of(Table.of(header, rows), TargetSpec.of(target));
        Encoding encoding =
                Encoding.fit(labelled.table(), labelled.target(), Rows.all(ROWS), EncodingOptions.defaults());
        return BaselineTask.of(encoding, labelled.table(), labelled.table());
    }

    private static String bit(boolean isSo) {
        return isSo ? "1" : "0";
    }

    private interface Maker {
        List<String> row(int row, SplittableRandom random);
    }
}

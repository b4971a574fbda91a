package dev.cleave.interchange.contract;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.examples.MonkTable;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;

/** Models that were really learned. */
final class LearnedZoo {
    private static final List<ZooModel> MODELS = learn();

    private LearnedZoo() {}

    static List<ZooModel> models() {
        return MODELS;
    }

    private static List<ZooModel> learn() {
        return List.of(
                model("learned: names", new Learner().learn(MonkTable.all(), "class"), 21),
                model("learned: numbers, missing cells", new Learner().learn(patients(), "outcome"), 22),
                model("learned: classes", new Learner().learn(patients(), "kind"), 23),
                model("learned: labels", new Learner().learn(patients(), "outcome,old"), 24));
    }

    private static ZooModel model(String name, Learned learned, long seed) {
        return ZooModel.of(name, learned, ZooRows.of(learned.encoding(), seed, Zoo.ROWS));
    }

    private static Table patients() {
        TableBuilder table = Table.builder(List.of("age", "weight", "colour", "smokes", "outcome", "old", "kind"));
        for (int i = 0; i < 240; i++) {
            int age = i * 37 % 80;
            double weight = 40 + i * 13 % 70 * 0.75;
            boolean smokes = i % 3 == 0;
            boolean isMissing = i % 11 == 0;
            table.add(
                    isMissing ? "" : Integer.toString(age),
                    Double.toString(weight),
                    List.of("red", "green", "blue").get(i * 7 % 10 % 3),
                    smokes ? "yes" : "no",
                    age > 40 && smokes || isMissing ? "ill" : "well",
                    Boolean.toString(age > 60),
                    age > 50 ? "late" : weight > 65 ? "heavy" : "light");
        }
        return table.build();
    }
}

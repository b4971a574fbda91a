package dev.cleave.web;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.SplittableRandom;

/** A made table with numbers, names, gaps and a few names that a careless page would run as its own. */
public final class Patients {
    private Patients() {}

    public static Table table() {
        SplittableRandom random = new SplittableRandom(3);
        TableBuilder table = Table.builder(List.of("age", "bmi", "<b>ward</b>", "smoker", "outcome", "kind"));
        for (int i = 0; i < 300; i++) {
            int age = 20 + random.nextInt(60);
            double bmi = 18 + random.nextInt(200) / 10.0;
            String ward = List.of("north", "south", "</script><i>", "east").get(random.nextInt(4));
            boolean smoker = random.nextBoolean();
            boolean ill = age > 55 && smoker || bmi > 33 || random.nextInt(25) == 0;
            String kind = bmi < 23 ? "lean" : age > 50 && ward.equals("north") ? "old" : "mid";
            table.add(
                    Integer.toString(age),
                    random.nextInt(12) == 0 ? "" : Double.toString(bmi),
                    ward,
                    smoker ? "yes" : "no",
                    ill ? "ill" : "well",
                    kind);
        }
        return table.build();
    }

    /** Without what else could be predicted. */
    public static Table without(String other) {
        return table().withColumns(table().columns().stream()
                .filter(column -> !column.name().equals(other))
                .toList());
    }

    /** With a fifth of the rows held out. */
    public static Learned learn(String target, String other) {
        LabelledTable data = LabelledTable.of(without(other), TargetSpec.of(target));
        return new Learner(LearnOptions.defaults()).learn(data, 0.2, Budget.unlimited(), TrainingListener.NONE);
    }
}

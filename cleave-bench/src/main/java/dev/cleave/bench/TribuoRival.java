package dev.cleave.bench;

import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tribuo.Example;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.classification.dtree.CARTClassificationTrainer;
import org.tribuo.classification.ensemble.VotingCombiner;
import org.tribuo.common.tree.RandomForestTrainer;
import org.tribuo.impl.ArrayExample;
import org.tribuo.provenance.SimpleDataSourceProvenance;

/** Tribuo's CART or random forest on two files; prints its seconds and its accuracy. Names are a feature for each value. */
public final class TribuoRival {
    private static final int MOST_CELLS = 20_000_000; // more don't fit its objects
    private static final int TREES = 100;

    private TribuoRival() {}

    /** Takes cart or forest, the files, and the target. */
    public static void main(String[] args) {
        Table train = CsvFile.read(Path.of(args[1]));
        Table test = CsvFile.read(Path.of(args[2]));
        if ((long) train.rows() * train.columns().size() > MOST_CELLS || args[3].startsWith("*")) {
            throw new IllegalArgumentException("a table that does not fit Tribuo's objects, or with several labels");
        }
        long start = System.nanoTime();
        MutableDataset<Label> rows =
                new MutableDataset<>(new SimpleDataSourceProvenance("rows", new LabelFactory()), new LabelFactory());
        examples(train, args[3]).forEach(rows::add);
        Model<Label> model = trainer(args[0]).train(rows);
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Example<Label>> held = examples(test, args[3]);
        long right = held.stream()
                .filter(row -> model.predict(row)
                        .getOutput()
                        .getLabel()
                        .equals(row.getOutput().getLabel()))
                .count();
        System.out.printf(
                Locale.ROOT, "{\"seconds\": %.3f, \"accuracy\": %.5f}%n", seconds, (double) right / held.size());
    }

    private static Trainer<Label> trainer(String name) {
        return name.equals("cart")
                ? new CARTClassificationTrainer()
                : new RandomForestTrainer<>(
                        new CARTClassificationTrainer(Integer.MAX_VALUE, 0.3f, 1), new VotingCombiner(), TREES);
    }

    private static List<Example<Label>> examples(Table table, String target) {
        List<Column> inputs = table.columns().stream()
                .filter(column -> !column.name().equals(target))
                .toList();
        List<Boolean> numeric = inputs.stream().map(TribuoRival::isNumeric).toList();
        Column labels = table.column(target);
        List<Example<Label>> all = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            ArrayExample<Label> example = new ArrayExample<>(new Label(labels.cell(row)));
            example.add("1", 1); // a row of nothing is refused
            for (int i = 0; i < numeric.size(); i++) {
                add(inputs.get(i), row, numeric.get(i), example);
            }
            all.add(example);
        }
        return all;
    }

    private static void add(Column column, int row, boolean isNumeric, ArrayExample<Label> to) {
        String cell = column.cell(row);
        if (isNumeric && !cell.isEmpty()) {
            to.add(column.name(), Double.parseDouble(cell));
        } else if (!isNumeric) {
            to.add(column.name() + "=" + cell, 1);
        }
    }

    private static boolean isNumeric(Column column) {
        return column.values().stream().allMatch(value -> value.isEmpty() || value.matches("-?[0-9]+(\\.[0-9]+)?"));
    }
}

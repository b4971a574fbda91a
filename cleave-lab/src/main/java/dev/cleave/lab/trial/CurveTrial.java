package dev.cleave.lab.trial;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.datasets.Protocol;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Column;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * A Boolean network learned from a share of its transitions, some of whose output bits are flipped; the rest, as it is, scores.
 *
 * @param share of the transitions, in percent
 * @param noise the probability that an output bit is flipped, in percent
 */
public record CurveTrial(DataSet set, int share, int noise, Duration limit) implements Trial {
    @Override
    public String key() {
        return String.format(Locale.ROOT, "curve-%s-%02d-%02d", set.key(), share, noise);
    }

    @Override
    public long seed() {
        return Protocol.SEED;
    }

    @Override
    public String settings() {
        return "at most " + limit.toSeconds() + " s";
    }

    @Override
    public void prepare(DataSetCache library) {
        library.get(set);
    }

    @Override
    public TrialResult run(DataSetCache library, Budget budget) {
        LabelledTable data = library.get(set);
        Split split = data.splits().holdOut(1 - share / 100.0, seed());
        LabelledTable train = new LabelledTable(flipped(data.table().select(split.train()), data), data.target());
        LearnOptions options = LearnOptions.defaults().withSeed(seed()).withThreads(1);
        Learned learned =
                new Learner(options).learn(train, data.table().select(split.test()), budget, TrainingListener.NONE);
        Map<Figure, Double> figures = RuleFigures.of(learned);
        Map<String, Boolean> genes = Genes.same(set.network().orElseThrow().load(), learned);
        figures.put(Figure.GENES, Genes.share(genes));
        return new TrialResult(figures, genes, "", CleaveMethod.note(learned, budget), List.of());
    }

    private Table flipped(Table rows, LabelledTable data) {
        SplittableRandom random = new SplittableRandom(seed());
        Set<String> outputs =
                data.target().labels().stream().map(Label::column).collect(Collectors.toCollection(LinkedHashSet::new));
        TableBuilder table = Table.builder(rows.header());
        for (int row = 0; row < rows.rows(); row++) {
            List<String> cells = new ArrayList<>();
            for (Column column : rows.columns()) {
                boolean flip = outputs.contains(column.name()) && random.nextInt(100) < noise;
                cells.add(flip ? other(column, row) : column.cell(row));
            }
            table.add(cells);
        }
        return table.build();
    }

    private static String other(Column column, int row) {
        return column.cell(row).equals("1") ? "0" : "1";
    }
}

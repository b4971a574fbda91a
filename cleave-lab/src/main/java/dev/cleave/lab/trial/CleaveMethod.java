package dev.cleave.lab.trial;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.PredicateKind;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.cli.learn.ReportFile;
import dev.cleave.datasets.Protocol;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.Model;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.web.report.RowSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * This program.
 *
 * @param fits which data sets it is tried on
 * @param settings what is changed of how it learns from a table that nobody has tuned it for
 */
public record CleaveMethod(String key, String name, Predicate<DataSet> fits, UnaryOperator<LearnOptions> settings)
        implements Method {
    private static final String PLAIN = "cleave";

    static final String SEARCH_CUT = "the time limit ended the search for rules early";

    /** As it is. */
    public static CleaveMethod unchanged() {
        return new CleaveMethod(PLAIN, "Cleave", set -> true, UnaryOperator.identity());
    }

    /** With the kind of predicates that the paper has on Covertype, which can't be read. */
    public static CleaveMethod withInventedPredicates() {
        return new CleaveMethod(
                "cleave-mlp",
                "Cleave, MLP predicates",
                set -> set == DataSet.COVERTYPE,
                options -> options.withPredicates(PredicateKind.MLP));
    }

    static LearnOptions options(DataSet set, long seed) {
        return LearnOptions.defaults()
                .withSeed(seed)
                .withThreads(1)
                .withWeighting(set.weighting())
                .withEncoding(set.named().preparation().encoding());
    }

    @Override
    public boolean isFor(DataSet set) {
        return fits.test(set);
    }

    @Override
    public TrialResult learn(DataSet set, LabelledTable data, Split split, long seed, Budget budget) {
        Learned learned =
                new Learner(settings.apply(options(set, seed))).learn(data, split, budget, TrainingListener.NONE);
        Map<Figure, Double> figures = RuleFigures.of(learned);
        Map<String, Boolean> genes = set.network()
                .map(network -> Genes.same(network.load(), learned))
                .orElse(Map.of());
        if (!genes.isEmpty()) {
            figures.put(Figure.GENES, Genes.share(genes));
        }
        RuleTexts words = RuleTexts.of(learned);
        TrialResult result = new TrialResult(
                figures, genes, words.verdict(), note(learned, budget), words.lines(data.table(), split));
        return key.equals(PLAIN) && seed == Protocol.SEED
                ? result.withPage(page(set, learned.model(), data.table(), split))
                : result;
    }

    /** What {@code cleave report} writes, of the run that the gallery shows. */
    private static String page(DataSet set, Model model, Table rows, Split split) {
        List<RowSet> parts = RowSet.of(model, rows.select(split.train()), rows.select(split.test()));
        return ReportFile.report(set.label(), model, parts).html();
    }

    static String note(Learned learned, Budget budget) {
        return learned.wasCutShort() ? "the time limit ended training early" : budget.isExhausted() ? SEARCH_CUT : "";
    }
}

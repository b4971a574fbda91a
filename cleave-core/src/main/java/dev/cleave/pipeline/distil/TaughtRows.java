package dev.cleave.pipeline.distil;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.training.FoldEnsemble;
import java.util.List;
import java.util.Optional;

/**
 * Rows as a search for one output, or for classes, sees them: with what networks that did not see a row say of it, and synthetic rows beside
 * them. What is searched without a fold knows nothing of the fold, not even by the networks.
 *
 * @param rows of the table, with weights that count in the choice, too
 * @param teacher none where labels are all there is
 */
public record TaughtRows(
        Table table,
        Encoding encoding,
        Dataset rows,
        DecisionThreshold decision,
        List<Split> folds,
        Optional<FoldEnsemble> teacher,
        long seed) {
    private static final int TIMES = 40; // as many synthetic rows as there are rows
    private static final int MOST = 6_000;
    private static final int TIMES_A_FOLD = 20; // to know how many rules help
    private static final int MOST_A_FOLD = 3_000;
    private static final int MANY_CLASSES = 20; // beyond, rows as they are show more, and each costs more

    public TaughtRows {
        folds = List.copyOf(folds);
    }

    /** To search, without a fold; synthetic rows know nothing of it. */
    public WeightedSample without(int fold) {
        Rows kept = folds.get(fold).train();
        SyntheticRows beside = synthetic(
                teacher.map(networks -> networks.without(fold)),
                table.select(kept),
                most(MOST_A_FOLD, TIMES_A_FOLD * kept.size()),
                seed + 1 + fold);
        return sample(beside, rows.select(kept));
    }

    private int most(int most, int wanted) {
        return Math.min(wanted, most * MANY_CLASSES / Math.max(MANY_CLASSES, rows.outputs()));
    }

    /** To search, all rows. */
    public WeightedSample all() {
        return blended(synthetic(teacher.map(FoldEnsemble::whole), table, most(MOST, TIMES * table.rows()), seed));
    }

    /** As they are, all of them. */
    public WeightedSample labelled() {
        return sample(SyntheticRows.none(encoding.domain(), decision), rows);
    }

    private WeightedSample blended(SyntheticRows beside) {
        return teacher.map(networks -> beside.blended(rows, networks.heldOut(rows), isExclusive()))
                .orElseGet(() -> sample(beside, rows));
    }

    private SyntheticRows synthetic(Optional<SoftEnsemble> networks, Table from, int count, long own) {
        return networks.map(some -> new Distillation(encoding, some).rows(from, count, decision, own))
                .orElseGet(() -> SyntheticRows.none(encoding.domain(), decision));
    }

    /** As they are, without a fold. */
    public WeightedSample labelled(int fold) {
        return sample(
                SyntheticRows.none(encoding.domain(), decision),
                rows.select(folds.get(fold).train()));
    }

    /** To score, a fold alone. */
    public WeightedSample held(int fold) {
        return sample(
                SyntheticRows.none(encoding.domain(), decision),
                rows.select(folds.get(fold).test()));
    }

    /** The same over other atoms. */
    public WeightedSample held(int fold, Encoding over) {
        return sample(SyntheticRows.none(over.domain(), decision), read(fold, over));
    }

    /** The same, with what the networks that did not see the fold say in place of labels. */
    public Optional<WeightedSample> believed(int fold, Encoding over) {
        return believed(fold)
                .map(probabilities ->
                        SyntheticRows.none(over.domain(), decision).believed(read(fold, over), probabilities));
    }

    private Dataset read(int fold, Encoding over) {
        Rows test = folds.get(fold).test();
        return over.encode(table.select(test)).dataset().with(rows.weights().select(test));
    }

    /** What the networks that did not see a fold make of it. */
    public Optional<RowScores> network(int fold) {
        return believed(fold).map(probabilities -> RowScores.of(probabilities, held(fold)));
    }

    /** How probable they find each output of its rows. */
    private Optional<double[]> believed(int fold) {
        return teacher.map(networks -> networks.without(fold)
                .probabilities(rows.select(folds.get(fold).test()).read()));
    }

    private WeightedSample sample(SyntheticRows beside, Dataset of) {
        return isExclusive() ? beside.classes(of) : beside.head(of, 0);
    }

    private boolean isExclusive() {
        return encoding.target().exclusive();
    }
}

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
 * @param rows of the table, weighted as training wants it
 * @param evaluated the same, weighted as scores count them
 * @param teacher none where labels are all there is
 */
public record TaughtRows(
        Table table,
        Encoding encoding,
        Dataset rows,
        Dataset evaluated,
        DecisionThreshold decision,
        List<Split> folds,
        Optional<FoldEnsemble> teacher,
        long seed) {
    private static final int TIMES = 8; // as many synthetic rows as there are rows
    private static final int TIMES_A_FOLD = 4; // to know how many rules help

    public TaughtRows {
        folds = List.copyOf(folds);
    }

    /** To search, without a fold; with the synthetic rows that {@link #beside} makes. */
    public WeightedSample without(int fold, SyntheticRows beside) {
        return sample(beside, rows.select(folds.get(fold).train()));
    }

    /** Synthetic rows that know nothing of a fold. */
    public SyntheticRows beside(int fold) {
        Rows kept = folds.get(fold).train();
        return synthetic(
                teacher.map(networks -> networks.without(fold)), table.select(kept), TIMES_A_FOLD, seed + 1 + fold);
    }

    /** To search, all rows. */
    public WeightedSample all() {
        return blended(synthetic(teacher.map(FoldEnsemble::whole), table, TIMES, seed));
    }

    /** All rows and no others, as {@link #all()} labels them. */
    public WeightedSample believed() {
        return blended(SyntheticRows.none(encoding.domain(), decision));
    }

    private WeightedSample blended(SyntheticRows beside) {
        return teacher.map(networks -> beside.blended(rows, networks.heldOut(rows), isExclusive()))
                .orElseGet(() -> sample(beside, rows));
    }

    private SyntheticRows synthetic(Optional<SoftEnsemble> networks, Table from, int times, long own) {
        return networks.map(some -> new Distillation(encoding, some).rows(from, times, decision, own))
                .orElseGet(() -> SyntheticRows.none(encoding.domain(), decision));
    }

    /** To score, a fold alone. */
    public WeightedSample held(int fold) {
        SyntheticRows none = SyntheticRows.none(encoding.domain(), decision);
        return sample(none, evaluated.select(folds.get(fold).test()));
    }

    /** What the networks that did not see a fold make of it. */
    public Optional<RowScores> network(int fold) {
        return teacher.map(networks -> RowScores.of(
                networks.without(fold)
                        .probabilities(rows.select(folds.get(fold).test()).read()),
                held(fold)));
    }

    private WeightedSample sample(SyntheticRows beside, Dataset of) {
        return isExclusive() ? beside.classes(of) : beside.head(of, 0);
    }

    private boolean isExclusive() {
        return encoding.target().exclusive();
    }
}

package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Splits;
import dev.cleave.training.FoldTraining;
import dev.cleave.training.PlanDefaults;

/**
 * What a metric asks of learning itself: of one output the probability to decide at that is best by it, on rows that networks did not see; of
 * classes that each counts the same (docs/adr/0027).
 */
record MetricSettings(TrainingTask task) {
    private static final int FOLDS = 5;
    private static final int ENOUGH_ROWS = 5_000; // to know where to decide
    private static final int PARTS = 20; // of the probabilities

    /** What somebody said about decisions and weights stays. */
    LearnOptions options() {
        LearnOptions options = task.options();
        if (!options.metric().favoursRare()) {
            return options;
        }
        if (task.hasClasses()) {
            boolean weigh =
                    options.metric() != Metric.F1 && options.weighting().classes() instanceof ClassWeights.Equal;
            return weigh ? options.withWeighting(options.weighting().with(new ClassWeights.Balanced())) : options;
        }
        boolean decide = task.rows().all().outputs() == 1
                && options.decision().isEven()
                && options.weighting().isNone()
                && Strategy.of(task).allowsDecision()
                && (task.isOverAtoms() || new ScoreSearch(task, false).isFrontier());
        return decide ? options.withDecision(decision()) : options;
    }

    private DecisionThreshold decision() {
        Dataset rows = RowSample.of(task.rows().all(), ENOUGH_ROWS);
        double[] probabilities = new FoldTraining(
                        rows,
                        Splits.of(rows.targets())
                                .folds(
                                        Math.min(FOLDS, rows.rows()),
                                        task.options().seed()),
                        task.budget().part(4),
                        task.listener())
                .run(
                        PlanDefaults.member(task.encoding(), rows),
                        1,
                        task.options().seed(),
                        task.options().threads())
                .heldOut(rows);
        return best(task.options().metric(), probabilities, rows.targets());
    }

    /** Of equals the nearest to one half. */
    static DecisionThreshold best(Metric metric, double[] probabilities, BitMatrix targets) {
        double best = value(metric, probabilities, targets, 0.5);
        double found = 0.5;
        for (int step = 1; step < PARTS / 2; step++) {
            for (int side = -1; side <= 1; side += 2) {
                double bound = 0.5 + (double) side * step / PARTS;
                double value = value(metric, probabilities, targets, bound);
                found = value > best ? bound : found;
                best = Math.max(best, value);
            }
        }
        return new DecisionThreshold(found);
    }

    private static double value(Metric metric, double[] probabilities, BitMatrix targets, double bound) {
        BitMatrix.Builder said = new BitMatrix.Builder(targets.rows(), 1);
        for (int row = 0; row < targets.rows(); row++) {
            if (probabilities[row] > bound) {
                said.set(row, 0);
            }
        }
        return metric.of(Task.BINARY, WeightedScores.of(said.build(), targets, RowWeights.equal(targets.rows())));
    }
}

package dev.cleave.pipeline;

import dev.cleave.budget.Workers;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.binary.SampleF1;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Plain rules for one output from labels alone, fold by fold as points are: taken where they are better, or where nearly every row is right, since they say more to a reader. */
final class PlainFolds {
    private static final double AS_GOOD = 0.25; // standard errors

    private final TrainingTask task;
    private final TrainingRows rows;
    private final TaughtRows taught;
    private final List<Rule.All> pool;
    private final List<Path> paths;
    private final List<BinaryStep> found; // a fold's at the price of the others
    private final RowScores scores = RowScores.none();
    private final List<PolishedRule> last;

    /** @param folds how many are searched */
    PlainFolds(TrainingTask task, TrainingRows rows, TaughtRows taught, List<Rule.All> pool, int folds) {
        this.task = task;
        this.rows = rows;
        this.taught = taught;
        this.pool = pool;
        List<Workers.Job<Path>> jobs = new ArrayList<>();
        for (int i = 0; i < folds; i++) {
            int fold = i;
            jobs.add(() -> path(fold));
        }
        this.paths = Workers.run(jobs, task.options().threads(), task.budget());
        this.found = IntStream.range(0, paths.size())
                .mapToObj(fold -> paths.get(fold).at(price(fold)))
                .toList();
        for (int fold = 0; fold < found.size(); fold++) {
            scores.append(scores(found.get(fold), taught.held(fold)));
        }
        this.last = ofAllRows();
    }

    /**
     * The rules of every price, found without a fold.
     *
     * @param chosen what the fold would choose of them
     */
    private record Path(List<BinaryStep> steps, BinaryStep chosen) {
        BinaryStep at(double price) {
            return steps.stream()
                    .filter(step -> step.price() >= price)
                    .reduce((longer, shorter) -> shorter)
                    .orElse(steps.get(0));
        }
    }

    private Path path(int fold) {
        PlainHeads heads = heads(fold);
        List<BinaryStep> steps = heads.path(0);
        return steps.isEmpty()
                ? new Path(List.of(new BinaryStep(0, List.of(), 0)), new BinaryStep(0, List.of(), 0))
                : new Path(steps, heads.smallest(0, steps));
    }

    /** The one in the middle of those that the other folds choose: a fold that chose for itself would promise too much. */
    private double price(int fold) {
        return middle(IntStream.range(0, paths.size())
                .filter(other -> other != fold || paths.size() == 1)
                .mapToObj(paths::get)
                .toList());
    }

    private static double middle(List<Path> some) {
        double[] prices = some.stream()
                .mapToDouble(path -> path.chosen().price())
                .sorted()
                .toArray();
        return prices[prices.length / 2];
    }

    private PlainHeads heads(int fold) {
        return new PlainHeads(
                rows.split(taught.folds().get(fold)).asEvaluated(),
                rows.noSynthetic(),
                pool,
                task.options().form().mostRules(),
                task.budget());
    }

    private static RowScores scores(BinaryStep step, WeightedSample held) {
        long[] covered = SampleF1.covered(step.rules(), held.columns());
        double[] probabilities = new double[held.rows()];
        for (int row = 0; row < probabilities.length; row++) {
            probabilities[row] = (covered[row >>> 6] >>> row & 1) != 0 ? 1 : 0;
        }
        return RowScores.of(probabilities, held);
    }

    /** Whether they are right more often than points of a size are, by a standard error. */
    boolean areBetterThan(SizeChoice points, int size) {
        return scores.rows() == points.of(size).rows()
                && points.of(size).behind(scores) >= 1
                && found.stream().anyMatch(step -> !step.rules().isEmpty());
    }

    /** Whether rows that were not learned from can't tell them from points of a size. */
    boolean areAsGoodAs(SizeChoice points, int size) {
        return scores.rows() == points.of(size).rows() && scores.behind(points.of(size)) <= AS_GOOD;
    }

    /** With all rows, as long as those of the fold whose length is in the middle. */
    List<PolishedRule> last() {
        return last;
    }

    private List<PolishedRule> ofAllRows() {
        double price = middle(paths);
        int fold = IntStream.range(0, paths.size())
                .filter(i -> paths.get(i).chosen().price() == price)
                .findFirst()
                .orElseThrow();
        return heads(fold).last(0, paths.get(fold).chosen());
    }

    HeldOutScore score(SizeChoice choice) {
        return choice.score(scores);
    }

    List<FirstStage> first() {
        List<FirstStage> stages = new ArrayList<>();
        for (int fold = 0; fold < found.size(); fold++) {
            RuleSet rules = RuleSet.plain(
                    rows.encoding().atoms().size(),
                    List.of(Definition.of(found.get(fold).rules())));
            stages.add(FirstStage.of(rows.encoding(), rules)
                    .on(taught.folds().get(fold).test()));
        }
        return stages;
    }
}

package dev.cleave.pipeline;

import dev.cleave.Preference;
import dev.cleave.budget.Budget;
import dev.cleave.budget.JointProgress;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Metric;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.pipeline.distil.Distillation;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.rules.ConjunctionPool;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.training.FoldEnsemble;
import dev.cleave.training.FoldTraining;
import dev.cleave.training.Plan;
import dev.cleave.training.PlanDefaults;
import dev.cleave.training.Trained;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The default for tables with numbers or classes (docs/adr/0011): some networks learn thresholds and conjunctions, which are what
 * a search chooses few of; validation rows choose how many, and all rows together where exactly each threshold is.
 *
 * @param plain whether heads that hold or not may have plain rules alone
 */
record ScoreSearch(TrainingTask task, boolean plain) implements Search {
    private static final int FOLDS = 5;
    private static final int NETWORKS_A_FOLD = 3;
    private static final int TIMES = 4; // as many synthetic rows as there are rows
    private static final int MOST = 6_000;
    private static final int FEW_RULES = 3; // below, points of one output make no sense
    private static final int MOST_ROWS = 20_000; // of a table for one output
    private static final int MOST_ASKED_ROWS =
            400_000; // the same, where as many rules as help are asked for, or another metric than F1

    @Override
    public LearnedRules learn() {
        List<Plan> plans = TrainingPlans.of(task);
        if (isFrontier(task.rows()) && !task.inventsPredicates()) {
            return learnTaught(plans.get(0));
        }
        List<Trained> networks = task.trained(plans, task.budget().part(2));
        return task.inventsPredicates()
                ? searchInvented(networks)
                : search(
                        task.rows(),
                        networks,
                        networks.stream().map(Trained::hard).toList());
    }

    /** From one network that goes through all phases, and an ensemble that is trained at the same time. */
    private LearnedRules learnTaught(Plan plan) {
        Dataset all = task.rows().all();
        Plan member = PlanDefaults.member(task.encoding(), all);
        Budget time = task.budget().part(2);
        JointProgress progress =
                new JointProgress(task.listener(), plan.steps(), member.steps() * folds().size() * NETWORKS_A_FOLD);
        FoldTraining folds = new FoldTraining(all, folds(), time, progress.part(1));
        List<Workers.Job<List<Trained>>> jobs = new ArrayList<>();
        jobs.add(() -> task.with(progress.part(0)).trained(List.of(plan), time));
        folds.jobs(member, NETWORKS_A_FOLD, task.options().seed()).forEach(job -> jobs.add(() -> List.of(job.get())));
        List<List<Trained>> trained = Workers.run(jobs, task.options().threads(), Budget.unlimited());
        Trained whole = trained.get(0).get(0);
        FoldEnsemble teacher =
                folds.ensemble(trained.stream().skip(1).flatMap(List::stream).toList());
        List<Rule.All> pool = ConjunctionPool.of(task.encoding(), List.of(whole.hard()));
        boolean isHurried = trained.stream().flatMap(List::stream).anyMatch(Trained::wasCutShort);
        return new FrontierSearch(task, task.rows(), taught(task.rows(), Optional.of(teacher)), pool)
                .rules(isHurried)
                .through(whole)
                .taughtBy(teacher.whole());
    }

    /** Over what the best network invented. */
    private LearnedRules searchInvented(List<Trained> networks) {
        DiscretisedNetwork best = AtomNetworks.of(networks.get(0).hard(), task.rows());
        List<Trained> over = networks.stream()
                .map(trained -> AtomNetworks.over(trained, best.encoding()))
                .toList();
        return search(task.rows().over(best.encoding()), over, List.of(best.network()));
    }

    /** @param hard those whose conjunctions are candidates */
    private LearnedRules search(TrainingRows rows, List<Trained> networks, List<HardNetwork> hard) {
        List<Rule.All> pool = ConjunctionPool.of(rows.encoding(), hard);
        if (isFrontier(rows)) {
            return new FrontierSearch(task, rows, taught(rows, Optional.empty()), pool)
                    .rules()
                    .through(networks.get(0));
        }
        SoftEnsemble ensemble =
                new SoftEnsemble(networks.stream().map(Trained::soft).toList());
        SyntheticRows synthetic = new Distillation(rows.encoding(), ensemble)
                .rows(
                        rows.fitTable(),
                        Math.min(MOST, TIMES * rows.fit().rows()),
                        rows.decision(),
                        task.options().seed());
        return heads(rows, synthetic, pool).through(networks.get(0));
    }

    @Override
    public LearnedRules fromLabels() {
        TrainingRows rows = task.rows();
        return isFrontier(rows)
                ? new FrontierSearch(task, rows, taught(rows, Optional.empty()), List.of()).rules()
                : heads(rows, rows.noSynthetic(), List.of());
    }

    /** Whether rules of every size are looked for: for classes, and for one output of a table that is not large. */
    boolean isFrontier() {
        return isFrontier(task.rows());
    }

    private boolean isFrontier(TrainingRows rows) {
        boolean one = rows.all().outputs() == 1
                && !plain
                && !task.options().form().plain()
                && task.options().form().mostRules() >= FEW_RULES
                && rows.all().rows() <= (isAskedFor() ? MOST_ASKED_ROWS : MOST_ROWS);
        return task.hasClasses() || one;
    }

    /** Whether somebody wants what only a frontier has: elsewhere few rules are found, and these maximise F1. */
    private boolean isAskedFor() {
        Metric metric = task.options().metric();
        return task.options().form().preference() == Preference.ACCURATE || metric.isGiven() && metric != Metric.F1;
    }

    private List<Split> folds() {
        BitMatrix targets = task.rows().all().targets();
        Splits splits = task.hasClasses() ? Splits.stratified(targets) : Splits.of(targets);
        return splits.folds(Math.min(FOLDS, targets.rows()), task.options().seed());
    }

    private TaughtRows taught(TrainingRows rows, Optional<FoldEnsemble> teacher) {
        return new TaughtRows(
                rows.table(),
                rows.encoding(),
                rows.all(),
                rows.decision(),
                folds(),
                teacher,
                task.options().seed());
    }

    private LearnedRules heads(TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool) {
        boolean plainOnly = plain || task.options().form().plain();
        return new HeadSearch(task, rows, synthetic, pool, plainOnly).rules();
    }
}

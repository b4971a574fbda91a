package dev.cleave.pipeline;

import dev.cleave.LabelRules;
import dev.cleave.LearnOptions;
import dev.cleave.Version;
import dev.cleave.budget.Budget;
import dev.cleave.budget.LearningPhase;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Task;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.kernel.Kernels;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.training.Trained;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One learning, from tables to the model.
 *
 * @param data the whole table, whose fingerprint is kept
 * @param train the rows that may be learned from
 * @param test the rows that are looked at only to score
 */
public record Pipeline(LabelledTable data, Table train, Table test, LearnOptions options, Budget budget) {
    private static final int AFTERWARDS = 8; // times that it took to encode rows, for what scores rules on all of them

    /**
     * The model, and whether the time limit ended training before the plan did.
     */
    public record Result(Model model, boolean cutShort) {}

    public Result learn(TrainingListener listener) {
        TrainingTask task = task(listener);
        LearnOptions asked = new MetricSettings(task).options();
        if (asked.equals(options)) {
            return learned(task);
        }
        Pipeline other = new Pipeline(data, train, test, asked, budget);
        return other.learned(other.task(listener));
    }

    private Result learned(TrainingTask task) {
        EnoughRows enough = EnoughRows.of(task);
        LearnedRules learned = strategy(enough.task()).learn();
        Map<Encoding, Dataset> known = new ConcurrentHashMap<>(); // most first stages have one in common
        MetricSizes sizes = new MetricSizes(
                options,
                task.rows().split().test(),
                encoding -> known.computeIfAbsent(encoding, over -> learnedFrom(task, over)));
        LearnedRules chosen = sizes.chosen(learned);
        LearnedRules found = enough.note().map(chosen::with).orElse(chosen);
        Encoding encoding = found.encoding();
        Trained trained = found.trained().orElseThrow();
        ModelAssembly assembly = new ModelAssembly(
                found,
                learnedFrom(task, encoding),
                weighted(encoding, test),
                task.rows().split().test(),
                options,
                sizes,
                budget);
        task.listener().entered(LearningPhase.PROVING);
        Model model = assembly.model(provenance(trained));
        return new Result(model, trained.wasCutShort());
    }

    /** The training rows over an encoding, which they may have been learned from already. */
    private Dataset learnedFrom(TrainingTask task, Encoding encoding) {
        return encoding.readsAs(task.encoding()) ? task.rows().all() : weighted(encoding, train);
    }

    /** Rules from labels alone. */
    public LabelRules learnFromLabels() {
        LearnedRules found = Strategy.search(task(TrainingListener.NONE), false).fromLabels();
        Encoding encoding = found.encoding();
        LedgerWriter ledger =
                new LedgerWriter(Task.of(encoding.target()), weighted(encoding, train), weighted(encoding, test));
        ledger.add("rules", found.rules());
        return new LabelRules(encoding, found.rules(), ledger.ledger());
    }

    private Strategy strategy(TrainingTask task) {
        Strategy strategy = Strategy.of(task);
        if (!options.decision().isEven()) {
            requireDecision(strategy);
        }
        return strategy;
    }

    /** A probability to decide at is for single labels, and for strategies that read a threshold. */
    private void requireDecision(Strategy strategy) {
        if (data.target().exclusive()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a probability to decide at is for labels that hold or not, and of classes the most probable one is said;"
                            + " choose one as the positive value, or weigh them",
                    Setting.DECISION,
                    Setting.POSITIVE,
                    Setting.CLASS_WEIGHTS);
        }
        if (!strategy.allowsDecision()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "this way to extract rules has no place for a probability to decide at; use auto, search, exact or refit",
                    Setting.DECISION,
                    Setting.EXTRACT);
        }
    }

    private TrainingTask task(TrainingListener listener) {
        long start = System.nanoTime();
        options.weighting().require(data);
        Encoding encoding = Encoding.fit(train, data.target(), Rows.all(train.rows()), inputs());
        Dataset rows = weighted(encoding, train);
        options.weighting().require(rows.weights(), train);
        TrainingRows split = TrainingRows.of(train, encoding, rows, options);
        Budget searching = budget.keeping(Duration.ofNanos(AFTERWARDS * (System.nanoTime() - start)));
        return new TrainingTask(split, options, searching, listener);
    }

    /** What rows weigh is nothing to learn from. */
    private EncodingOptions inputs() {
        Set<String> ignored = new HashSet<>(options.encoding().ignored());
        options.weighting().columns().forEach(ignored::add);
        return options.encoding().withIgnored(ignored);
    }

    private Dataset weighted(Encoding encoding, Table table) {
        return options.weighting().weigh(encoding.encode(table), table, data.target());
    }

    private Provenance provenance(Trained trained) {
        Table table = data.table();
        return new Provenance(
                        Version.current(),
                        table.place().file().orElse("a table in memory"),
                        Fingerprint.of(table),
                        table.rows(),
                        options.seed(),
                        trained.plan().toString())
                .withOptions(OptionsText.write(options))
                .withKernel(Kernels.best().name())
                .with(HeldOutRows.given(test.rows()));
    }
}

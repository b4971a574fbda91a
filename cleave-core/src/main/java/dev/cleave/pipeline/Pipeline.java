package dev.cleave.pipeline;

import dev.cleave.LabelRules;
import dev.cleave.LearnOptions;
import dev.cleave.Version;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.Task;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.kernel.Kernels;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.training.Trained;
import java.util.HashSet;
import java.util.Set;

/**
 * One learning, from tables to the model.
 *
 * @param data the whole table, whose fingerprint is kept
 * @param train the rows that may be learned from
 * @param test the rows that are looked at only to score
 */
public record Pipeline(LabelledTable data, Table train, Table test, LearnOptions options, Budget budget) {
    private static final int ENOUGH_ROWS = 50_000; // to know how often an answer is right
    private static final int FEW_ROWS = 5_000; // the same, where time is up

    /**
     * The model, and whether the time limit ended training before the plan did.
     */
    public record Result(Model model, boolean cutShort) {}

    public Result learn(TrainingListener listener) {
        TrainingTask task = task(listener);
        EnoughRows enough = EnoughRows.of(task);
        LearnedRules learned = strategy(enough.task()).learn();
        LearnedRules found = enough.note().map(learned::with).orElse(learned);
        Encoding encoding = found.encoding();
        Dataset ours = weighted(encoding, train);
        Dataset others = weighted(encoding, test);
        Trained trained = found.trained().orElseThrow();
        LedgerWriter ledger = new LedgerWriter(Task.of(encoding.target()), ours, others);
        DontCareRules rules = DontCareRules.of(found, options.form(), ours.inputs(), budget);
        BitMatrix soft = ledger.answers(trained.soft());
        ProvedNetwork proved = ProvedNetwork.of(found, rules, ledger.rows().bits(), soft, budget);
        found.stages().forEach(stage -> ledger.add(stage.name(), stage.network()));
        ledger.add("rules", rules.rules());
        Model model = new Model(
                encoding,
                trained.soft(),
                trained.hard(),
                proved.network(),
                rules.rules(),
                EvidenceSummary.of(rules.rules(), ours, others),
                calibration(
                        found,
                        RuleAnswers.of(data.target(), rules.rules(), proved.network()),
                        ours,
                        task.rows().split().test()),
                rules.seen(),
                proved.proof(),
                ledger.ledger(),
                provenance(trained));
        return new Result(model, trained.wasCutShort());
    }

    /** How probable the answers of the final rules are, by no more rows than it takes to know: as often as those of the first stage are right on rows that it did not see. */
    private Calibration calibration(LearnedRules found, RuleAnswers last, Dataset ours, Rows held) {
        Rows validation = RowSample.of(held, budget.isExhausted() ? FEW_ROWS : ENOUGH_ROWS);
        return found.firstStage()
                .get()
                .map(first -> Calibration.fit(
                        data.target(),
                        options.decision(),
                        first.answers()
                                .heldAs(
                                        last,
                                        ours.select(validation),
                                        weighted(first.encoding(), train).select(validation))))
                .orElseGet(() -> Calibration.unknown(data.target(), options.decision()));
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
        options.weighting().require(data);
        Encoding encoding = Encoding.fit(train, data.target(), Rows.all(train.rows()), inputs());
        Dataset rows = weighted(encoding, train);
        options.weighting().require(rows.weights(), train);
        return new TrainingTask(TrainingRows.of(train, encoding, rows, options), options, budget, listener);
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

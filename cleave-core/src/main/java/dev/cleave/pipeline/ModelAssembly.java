package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.HeldOutAnswer;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.Task;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.rules.Polish;
import dev.cleave.rules.writeback.RuleNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.RuleOutputs;
import dev.cleave.training.Trained;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The model of what a strategy came to: the proof, what each stage scores, the evidence of rules and their probabilities.
 *
 * @param train the rows that were learned from, as the rules read them
 * @param held the validation rows among these
 * @param metric what is shown of rules of each size, and the rows as first stages read them
 */
record ModelAssembly(
        LearnedRules found,
        Dataset train,
        Dataset test,
        Rows held,
        LearnOptions options,
        MetricSizes metric,
        Budget budget) {
    private static final int ENOUGH_ROWS = 50_000; // to know how often an answer is right
    private static final int FEW_ROWS = 5_000; // the same, where time is up
    private static final int MANY_ROWS = 100_000; // to be asked of every network of an ensemble

    Model model(Provenance provenance) {
        Trained trained = found.trained().orElseThrow();
        LedgerWriter ledger = new LedgerWriter(Task.of(target()), train, test);
        DontCareRules rules = DontCareRules.of(found, options.form(), train.inputs(), budget);
        Optional<SoftEnsemble> teacher =
                found.teacher().filter(networks -> !isTooLateFor(ledger.rows().rows()));
        BitMatrix soft = teacher.map(networks ->
                        ledger.add("ensemble", networks, options.decision().probability()))
                .orElseGet(() -> ledger.answers(trained.soft()));
        ProvedNetwork proved = ProvedNetwork.of(found, rules, ledger.rows().bits(), soft, budget);
        found.stages().forEach(stage -> ledger.add(stage.name(), stage.network()));
        ledger.add("rules", rules.rules());
        return new Model(
                found.encoding(),
                trained.soft(),
                trained.hard(),
                proved.network(),
                rules.rules(),
                EvidenceSummary.of(rules.rules(), train, test),
                calibration(rules.rules(), proved.network(), found.firstStage().get()),
                rules.seen(),
                proved.proof(),
                ledger.ledger(),
                provenance,
                teacher,
                entries(ledger, soft));
    }

    /** Where time is up, one network stands for all: of very many rows these take longer than all that was before. */
    private boolean isTooLateFor(int rows) {
        return budget.isExhausted() && rows > MANY_ROWS;
    }

    /** Several side by side. */
    private List<FrontierEntry> entries(LedgerWriter ledger, BitMatrix soft) {
        List<Workers.Job<FrontierEntry>> jobs = new ArrayList<>();
        found.sizes().forEach(sized -> jobs.add(() -> entry(sized, ledger, soft)));
        return Workers.run(jobs, options.threads(), Budget.unlimited());
    }

    private FrontierEntry entry(SizedRules sized, LedgerWriter ledger, BitMatrix soft) {
        HardNetwork network = sized.network()
                .or(() -> RuleNetwork.of(
                        sized.rules(), new Polish(found.encoding().domain(), budget)))
                .orElseGet(() -> found.trained().orElseThrow().hard());
        BitMatrix rows = ledger.rows().bits();
        BitMatrix answers = RuleOutputs.of(sized.rules(), rows);
        return new FrontierEntry(
                sized.rules(),
                network,
                EvidenceSummary.of(sized.rules(), train, test),
                calibration(sized.rules(), network, sized.firstStage().get()),
                sized.score(),
                metric.estimate(sized),
                ledger.stage("rules", sized.rules()),
                answers.differingRows(soft),
                rows.rows());
    }

    /** How probable the answers of rules are, by no more rows than it takes to know: as often as those of the first stage are right on rows that it did not see. */
    private Calibration calibration(RuleSet rules, HardNetwork network, List<FirstStage> stages) {
        if (stages.isEmpty()) {
            return Calibration.unknown(target(), options.decision());
        }
        RuleAnswers last = RuleAnswers.of(target(), rules, network);
        List<List<HeldOutAnswer>> answers = new ArrayList<>();
        for (FirstStage first : stages) {
            Rows own = RowSample.of(first.held().orElse(held), budget.isExhausted() ? FEW_ROWS : ENOUGH_ROWS);
            List<List<HeldOutAnswer>> held = first.answers()
                    .heldAs(
                            last,
                            train.select(own),
                            metric.rows().over(first.encoding()).select(own));
            for (int question = 0; question < held.size(); question++) {
                if (answers.size() == question) {
                    answers.add(new ArrayList<>());
                }
                answers.get(question).addAll(held.get(question));
            }
        }
        return Calibration.fit(target(), options.decision(), answers);
    }

    private Target target() {
        return found.encoding().target();
    }
}

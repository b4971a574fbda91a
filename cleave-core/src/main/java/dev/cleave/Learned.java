package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedTable;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.CalibrationError;
import dev.cleave.evaluation.Evaluation;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.explanation.AnswerText;
import dev.cleave.explanation.Explainer;
import dev.cleave.explanation.Explanation;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.LearningTime;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.near.NearProbabilities;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.RuleOutputs;
import dev.cleave.table.Table;
import dev.cleave.verification.DomainFidelity;
import dev.cleave.verification.DrawnInputs;
import dev.cleave.verification.Fidelity;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What learning gives back: how rows become atoms, the networks, the rules, the proof, what each stage scored, and where it
 * all came from. Immutable; may be shared between threads.
 */
public final class Learned {
    private final Model model;
    private final boolean cutShort;
    private final Predictor predictor;
    private final UsedColumns used;
    private volatile @Nullable AnswerText text; // made when it is first asked for
    private volatile @Nullable NearProbabilities near; // likewise

    private Learned(Model model, boolean cutShort) {
        this.model = model;
        this.cutShort = cutShort;
        this.predictor = Predictor.of(model.encoding(), model.rules());
        this.used = UsedColumns.of(model.encoding(), model.rules());
    }

    /** A model that was put together elsewhere, as of parts that a cluster computed. */
    public static Learned of(Model model) {
        return new Learned(model, false);
    }

    static Learned of(Model model, boolean cutShort) {
        return new Learned(model, cutShort);
    }

    /** A model that was saved; an {@link InputException} where the file is not one. */
    public static Learned load(Path file) {
        return new Learned(ModelFile.read(file), false);
    }

    /** Writes the model whole or not at all. */
    public void save(Path file) {
        ModelFile.write(model, file);
    }

    /** All of it. */
    public Model model() {
        return model;
    }

    public Encoding encoding() {
        return model.encoding();
    }

    public RuleSet rules() {
        return model.rules();
    }

    /** The rules in the user's own words, a line each. */
    public List<String> ruleLines() {
        return RuleText.lines(model.rules(), Vocabulary.of(model.encoding()));
    }

    /** Rules of every size that helps, smallest first; none where rules were got in another way than by a search for points. */
    public List<FrontierEntry> frontier() {
        return model.frontier();
    }

    /** With rules of another size, which are compared with the network that they were written back as within the budget. */
    public Learned choose(FrontierEntry entry, Budget budget) {
        Verdict verdict =
                new Verifier(encoding().domain(), budget).compareSeen(entry.rules(), entry.proved(), model.seen());
        return new Learned(model.with(entry, verdict), cutShort);
    }

    /** How each rule stands on the rows that it was learned from and on those held out. */
    public EvidenceSummary standing() {
        return model.standing();
    }

    /** Whether the time limit ended training before the plan did. */
    public boolean wasCutShort() {
        return cutShort;
    }

    /**
     * The labels that the rules give a row, by column: the positive value where the head holds, else the first other one; the
     * class that holds where there are classes. An {@link dev.cleave.table.InputException} where a column is not given.
     *
     * @param row a cell for every column that a rule reads, by name; empty where missing
     */
    public Map<String, String> labels(Map<String, String> row) {
        return predictor.labels(row);
    }

    /** As {@link #labels}, with probabilities and reasons. */
    public Prediction predict(Map<String, String> row) {
        long[] read = predictor.read(row);
        Map<String, String> labels = predictor.labels(read);
        return new Prediction(model, this::text, used, new HashMap<>(row), labels, BitSet.valueOf(read));
    }

    private AnswerText text() {
        AnswerText made = text;
        if (made == null) {
            made = AnswerText.of(model);
            text = made;
        }
        return made;
    }

    /** Of each row, when it is asked for; an {@link InputException} where the table lacks a column that a rule reads. */
    public List<Prediction> predict(Table table) {
        used.require(table);
        return new PredictionList(this, table);
    }

    /** Of all rows at once, which is much faster; an {@link InputException} where the table lacks a column that a rule reads. */
    public TableAnswers answers(Table table) {
        return new TableAnswers(
                model,
                text(),
                encoding().codedInputs(used.completed(table)),
                used.absent(Set.copyOf(table.header())),
                near());
    }

    private Optional<NearProbabilities> near() {
        if (!NearProbabilities.isFor(model.soft())) {
            return Optional.empty();
        }
        NearProbabilities made = near;
        if (made == null) {
            made = NearProbabilities.of(model.soft());
            near = made;
        }
        return Optional.of(made.another());
    }

    /** Of one row after the other, as they come. */
    public Stream<Prediction> predict(Stream<Map<String, String>> rows) {
        return rows.map(this::predict);
    }

    /** Why a row has its answers, and the least that would have to change for others; bad rows as in {@link #labels}. */
    public Explanation explain(Map<String, String> row) {
        return Explainer.explain(model, text(), row, used.completed(row));
    }

    /** What the networks and the rules score on rows with labels, where every row counts the same. */
    public Evaluation evaluate(Table table) {
        return evaluate(table, Weighting.none());
    }

    /** The same, also with rows counted by their weight; an {@link InputException} where no row has its labels. */
    public Evaluation evaluate(Table table, Weighting weights) {
        EncodedTable encoded = encoding().encode(table);
        if (encoded.dataset().rows() == 0) {
            throw new InputException(table.place(), "no row has a label; give rows that have one");
        }
        Dataset rows = weights.weigh(encoded, table, encoding().target());
        Map<String, BitMatrix> answers = new LinkedHashMap<>();
        answers.put("soft", model.soft().predict(rows.read()));
        answers.put("hard", model.hard().predict(rows.read()));
        answers.put(Evaluation.RULES, RuleOutputs.of(rules(), rows.inputs()));
        return Evaluation.of(
                encoding().target(),
                rows,
                table.rows() - rows.rows(),
                answers,
                CalibrationError.of(model.calibration(), model.answers().held(rows)),
                encoded.surprises());
    }

    /** The proof again: are the rules the network that {@link Model#proof()} speaks of? */
    public Verdict verify() {
        return Verification.compare(model, model.compared(), Budget.unlimited());
    }

    /** As {@link #verify}, and how the rules stand to the trained network; undecided where the budget runs out. */
    public Verification verify(Budget budget) {
        return Verification.of(model, budget);
    }

    /**
     * On how many rows of a table, and of so many inputs drawn column by column from it, the rules answer as the networks that they were
     * learned from do.
     */
    public Fidelity fidelity(Table table, int draws, long seed) {
        return fidelity(List.of(rules()), table, draws, seed).get(0);
    }

    /** The same of the rules of every size, in the order of {@link #frontier}, on the same inputs. */
    public List<Fidelity> frontierFidelity(Table table, int draws, long seed) {
        return fidelity(frontier().stream().map(FrontierEntry::rules).toList(), table, draws, seed);
    }

    private List<Fidelity> fidelity(List<RuleSet> rules, Table table, int draws, long seed) {
        SoftEnsemble networks = model.ensemble().orElseGet(() -> new SoftEnsemble(List.of(model.soft())));
        double bound = LearnOptions.of(model.provenance()).decision().probability();
        return new DrawnInputs(encoding(), rules, networks, bound, table).compare(draws, seed);
    }

    /**
     * On how many of all valid inputs the rules answer as the trained network in its hard form, counted by decision diagrams, or one by one;
     * none where that would take too long, where the network reads numbers by thresholds of its own, or where none was trained.
     */
    public Optional<DomainFidelity> domainFidelity(Budget budget) {
        return model.provenance().isTrained()
                ? DomainFidelity.of(encoding().domain(), rules(), model.hard(), budget)
                : Optional.empty();
    }

    /** The same, said to come from data of this name. */
    public Learned from(String data) {
        return new Learned(model.with(model.provenance().withData(data)), cutShort);
    }

    /** The same, said to have been learned then. */
    public Learned at(Instant start, Duration duration) {
        return new Learned(model.with(model.provenance().with(new LearningTime(start, duration))), cutShort);
    }

    /** The same, said to be without these rows. */
    Learned with(HeldOutRows rows) {
        return new Learned(model.with(model.provenance().with(rows)), cutShort);
    }
}

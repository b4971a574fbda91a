package dev.cleave.explanation;

import dev.cleave.encoding.Derivation;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.explanation.counterfactual.SmallestChange;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** Explains one row. */
public final class Explainer {
    private final Model model;
    private final AnswerText text;
    private final NetworkInputs inputs;
    private final BitSet atoms;
    private final BitSet known; // the atoms and the auxiliaries that hold
    private final RowText words;
    private final double[] networks; // the soft network's probability of each output

    private Explainer(Model model, AnswerText text, Map<String, String> cells, EncodedInputs row, boolean hasNetwork) {
        this.model = model;
        this.text = text;
        this.inputs = row.read();
        this.atoms = RuleAnswers.bits(inputs.bits(), 0);
        this.known = model.rules().withAuxiliaries(atoms);
        this.networks = model.soft().head().probabilities(model.soft().pass().outputs(inputs, 0));
        if (!hasNetwork) {
            Arrays.fill(networks, Double.NaN);
        }
        this.words = new RowText(model, Vocabulary.of(model.encoding()), cells, known);
    }

    /**
     * An {@link dev.cleave.table.InputException} where a column is not given.
     *
     * @param completed the cells with empty ones for columns that no rule reads; where these are more, the network has no answer
     */
    public static Explanation explain(
            Model model, AnswerText text, Map<String, String> cells, Map<String, String> completed) {
        boolean hasNetwork = completed.size() == cells.size();
        Explainer explainer = new Explainer(model, text, cells, model.encoding().row(completed), hasNetwork);
        return model.hasClassPoints()
                ? ClassExplainer.of(explainer, ClassConditions.of(model)).explain()
                : explainer.labels();
    }

    private Explanation labels() {
        List<LabelExplanation> labels = new ArrayList<>();
        for (int output = 0; output < model.rules().heads().size(); output++) {
            labels.add(label(output));
        }
        return new Explanation.Labels(labels, invented());
    }

    private LabelExplanation label(int output) {
        Definition head = model.rules().heads().get(output);
        boolean holds = head.holds(known);
        return new LabelExplanation(
                Vocabulary.of(model.encoding()).name(output),
                model.encoding().target().labels().get(output).column(),
                text.value(output, holds),
                holds,
                probability(output),
                network(output),
                head.negated(),
                text.value(output, !head.negated()),
                reasons(head, true),
                reasons(head, false),
                change(output, text.value(output, !holds), SmallestChange.MOST_DRAFTS));
    }

    private List<RuleReason> reasons(Definition head, boolean fires) {
        return head.rules().stream()
                .filter(rule -> rule.fires(known) == fires)
                .map(rule -> new RuleReason(
                        RuleText.body(rule, model.rules(), words.words()), details(rule), words.failingLiterals(rule)))
                .toList();
    }

    /** What the row has, or what it fails at. */
    List<String> details(Rule rule) {
        return rule.fires(known) ? words.values(rule) : List.of(words.failing(rule));
    }

    BitSet known() {
        return known;
    }

    /** By the rules, that an output holds. */
    double probability(int output) {
        if (isExclusive()) {
            return probabilities()[output];
        }
        return model.calibration().probabilities(output, model.answers().of(known, output))[1];
    }

    /** By the soft network, that an output holds. */
    double network(int output) {
        return networks[output];
    }

    /** Of all classes, by the rules. */
    double[] probabilities() {
        return model.calibration().probabilities(0, model.answers().of(known, 0));
    }

    private boolean isExclusive() {
        return model.encoding().target().exclusive();
    }

    /** The least for an output to be otherwise. */
    LeastChange change(int output, String value, int drafts) {
        SmallestChange search =
                new SmallestChange(model.rules(), model.encoding().domain(), drafts);
        return LeastChange.of(value, search.of((BitSet) atoms.clone(), output), model.encoding(), drafts);
    }

    List<String> invented() {
        return model.encoding().derivation().map(Derivation::names).stream()
                .flatMap(names -> atoms.stream().mapToObj(names::get))
                .toList();
    }
}
